#!/usr/bin/env bash
# Builds the last commit twice, in two folders of different names, and compares every byte of what `cargo xtask dist` makes. Where
# they differ, both builds stay in .tools/reproducible.
set -euo pipefail
cd "$(dirname "$0")/.."

unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
ground=$PWD/.tools/reproducible
rm -rf "$ground"
# Commits may be made while it builds.
commit=$(git rev-parse HEAD)
echo "Commit $commit"
for copy in one the/other; do
  git clone --quiet --no-hardlinks . "$ground/$copy"
  git -C "$ground/$copy" checkout --quiet --detach "$commit"
  # Both use the tools that are here.
  mkdir "$ground/$copy/.tools"
  ln -s "$PWD"/.tools/{bin,.crates.toml} "$ground/$copy/.tools/"
  (cd "$ground/$copy" && env -u CARGO_TARGET_DIR cargo xtask dist)
done
for made in dist release; do
  diff --recursive --brief "$ground/one/$made" "$ground/the/other/$made"
done
echo "Both builds are the same."
rm -rf "$ground"
