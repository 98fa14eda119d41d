# Det som sidan säger innan spelet och dess ord är där.

boot-description = Kotra, Islands försvunna brädspel: tärningar, blottor och band, och vinster med egna namn. Att spela i webbläsaren.
boot-noscript = Kotra behöver JavaScript och WebAssembly. Slå på dem för den här sidan och ladda om den.
boot-title = Kotra kan inte starta
