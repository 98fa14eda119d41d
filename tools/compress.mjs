// Puts a .br and a .gz beside each file below a folder that gets smaller by it, so that a web server need not compress.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTHWHILE = 0.95;
const ALREADY = /\.(br|gz|png|webp|jpg|ogg|woff2)$/;

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || ALREADY.test(entry.name) || entry.name.startsWith("_")) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const raw = readFileSync(path);
  const twins = {
    br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
    gz: gzipSync(raw, { level: 9 }),
  };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < raw.length * WORTHWHILE) writeFileSync(`${path}.${ending}`, twin);
  }
}
