# Det sidan säger innan spelet och orden är på plats.

boot-description = Sáhkku, ett samiskt brädspel med tärningar, att spela i webbläsaren.
boot-noscript = Sáhkku behöver JavaScript och WebAssembly. Slå på dem för den här sidan och ladda om den.
boot-title = Sáhkku kan inte starta
