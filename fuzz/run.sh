#!/bin/sh
# Fuzzes every promise, or those that are named, for so many seconds each (120 unless told):
#
#     fuzz/run.sh [SECONDS] [PROMISE]…
#
# A promise of a game is named GAME/PROMISE, such as sahkku/records_round_trip.
# It needs cargo-fuzz (cargo install cargo-fuzz) and a nightly compiler, or RUSTC_BOOTSTRAP=1.
# Stops at the first input that breaks a promise; it lies in fuzz/artifacts then.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:-120}
[ $# -eq 0 ] || shift
if [ $# -eq 0 ]; then
    set -- $(cd crates/games && ls -d */seeds/*/ | sed 's,/seeds/,/,; s,/$,,')
fi

for promise; do
    name=${promise##*/} game=${promise%%/*}
    case $name in
    actions_*) length=64 ;;
    rules_*) length=512 ;;
    positions_*) length=1024 ;;
    legals_*) length=2048 ;;
    *) length=16384 ;;
    esac
    folder=crates/games/$game
    seeds=$folder/seeds/$name
    echo "== $promise"
    corpus=fuzz/corpus/$promise artifacts=fuzz/artifacts/$promise/
    mkdir -p "$corpus" "$artifacts"
    # The names of rule sets, and options with their values, are those of the seeds of rules.
    dictionary=$corpus.dict
    cp "$folder/seeds/words.dict" "$dictionary"
    awk 1 "$folder/seeds/rules_round_trip"/* | tr ' ' '\n' | sort -u | sed 's/..*/" &"/' >> "$dictionary"
    # There is no unsafe code to watch over, and the dictionary knows the words: without a
    # sanitizer and without traced comparisons it is many times faster.
    PROMISE=$promise cargo fuzz run --sanitizer none --no-trace-compares promise \
        "$corpus" "$seeds" -- -artifact_prefix="$artifacts" \
        -dict="$dictionary" -max_len=$length -max_total_time="$seconds" \
        -timeout=10 -report_slow_units=1 -print_final_stats=1
done
