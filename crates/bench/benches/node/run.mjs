// Runs the WebAssembly modules of the benchmark under Node: a line `MODULE WORK PRESET AMOUNT` comes in, a line
// `NANOSECONDS CHECKSUM` goes out.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const modules = await Promise.all(
  process.argv.slice(2).map(async (file) => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
    return instance.exports;
  }),
);

// Time on the processor where the system says it, so that other work on the machine counts less.
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
