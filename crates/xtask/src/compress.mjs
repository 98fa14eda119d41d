// Prints `raw gzip brotli name` for each file below a folder, sizes in bytes.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[1];

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const raw = readFileSync(path);
  const name = path.slice(join(folder, "/").length).replaceAll("\\", "/");
  console.log(raw.length, gzipSync(raw, { level: 9 }).length, brotliCompressSync(raw).length, name);
}
