// Runs the WebAssembly modules of a benchmark in Node. Reads lines `MODULE WORK PRESET AMOUNT`, the first three of them indices,
// and writes lines `NANOSECONDS CHECKSUM`.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const modules = await Promise.all(
  process.argv.slice(2).map(async (file) => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
    return instance.exports;
  }),
);

// Nanoseconds on the processor, so that other programs count less. Where the system does not tell, the time.
function now() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    return performance.now() * 1e6;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [module, ...numbers] = line.split(" ").map(Number);
  const begin = now();
  const checksum = modules[module].measure(...numbers) >>> 0;
  console.log(`${now() - begin} ${checksum}`);
}
