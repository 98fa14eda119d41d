# Det sidan säger innan spelet och orden är på plats.

boot-description = Hnefatafl så som Linné beskrev det: en kung och hans drabanter bryter sig ut ur en ring av fiender. Att spela i webbläsaren.
boot-noscript = Hnefatafl behöver JavaScript och WebAssembly. Slå på dem för den här sidan och ladda om den.
boot-title = Hnefatafl kan inte starta
