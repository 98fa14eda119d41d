#!/usr/bin/env bash
# Builds the WebAssembly modules of a benchmark of crates/tools/bench, and runs it with them beside the native program:
#
#     tools/bench-wasm.sh playouts
#     tools/bench-wasm.sh opponents --speed
#
# `shipped.wasm` is optimised like the game's own program, `fast.wasm` for speed. It needs `npm ci` in `tools`.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?name a benchmark}
shift
cargo build --quiet --release --target wasm32-unknown-unknown --package sahkku-bench --example "${name}_wasm"
built="${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/release/examples/${name}_wasm.wasm"
export SAHKKU_BENCH_WASM=$PWD/target/bench
mkdir -p "$SAHKKU_BENCH_WASM"
features=(--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals
  --enable-reference-types --enable-multivalue)
optimise() { node tools/node_modules/binaryen/bin/wasm-opt "${features[@]}" "$built" "$@"; }
optimise -Oz -Oz --low-memory-unused -o "$SAHKKU_BENCH_WASM/shipped.wasm"
optimise -O3 -o "$SAHKKU_BENCH_WASM/fast.wasm"
exec cargo bench --package sahkku-bench --bench "$name" -- "$@"
