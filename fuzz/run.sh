#!/bin/sh
# Fuzzes every target, or those that are named, for so many seconds each (120 unless told):
#
#     fuzz/run.sh [SECONDS] [TARGET]…
#
# It needs cargo-fuzz (cargo install cargo-fuzz) and a nightly compiler, or RUSTC_BOOTSTRAP=1.
# Stops at the first input that breaks a promise; cargo fuzz says where it lies.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:-120}
[ $# -eq 0 ] || shift
if [ $# -eq 0 ]; then
    set -- $(ls fuzz/seeds)
fi

for target; do
    case $target in
    *actions_*) length=64 ;;
    *rules_* | *set_ups_*) length=512 ;;
    *positions_*) length=1024 ;;
    *legals_*) length=2048 ;;
    *) length=16384 ;;
    esac
    game=sahkku rules=rules_round_trip
    case $target in
    *hnefatafl*) game=hnefatafl rules=hnefatafl_$rules ;;
    *kotra*) game=kotra rules=kotra_$rules ;;
    esac
    echo "== $target"
    mkdir -p "fuzz/corpus/$target"
    # The names of rule sets, and options with their values, are those of the seeds of rules.
    dictionary=fuzz/corpus/$target.dict
    cp "fuzz/$game.dict" "$dictionary"
    awk 1 "fuzz/seeds/$rules"/* | tr ' ' '\n' | sort -u | sed 's/..*/" &"/' >> "$dictionary"
    # There is no unsafe code to watch over, and the dictionary knows the words: without a
    # sanitizer and without traced comparisons it is many times faster.
    cargo fuzz run --sanitizer none --no-trace-compares "$target" \
        "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
        -dict="$dictionary" -max_len=$length -max_total_time="$seconds" \
        -timeout=10 -report_slow_units=1 -print_final_stats=1
done
