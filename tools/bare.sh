#!/usr/bin/env bash
# Tries the last commit on a Debian that has nothing but what the README asks for, and Chromium as
# `apt-get install chromium` leaves it, with the fonts that it recommends.
#
#     tools/bare.sh FOLDER                    cargo xtask test
#     tools/bare.sh FOLDER COMMAND...         another command, run in the project there
#
# FOLDER gets a Debian 12 of 2 GB, or has it from the time before; then only the last commit is fetched, and what was built
# before is there. It needs root and the package debootstrap. Rust and Node are this machine's, because Debian's are too
# old. Nothing is left mounted, so FOLDER can be removed with `rm -rf --one-file-system`.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2; }
project=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
root=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- cargo xtask test

suite=bookworm
# Where this machine has packages of a suite from; nothing where it does not know.
source_of() {
  apt-get indextargets --format '$(REPO_URI)' "Codename: $1" 2>/dev/null | head -n 1
}
packages=(ca-certificates git curl build-essential pkg-config libssl-dev python3 python3-venv)

if [ ! -e "$root/.made" ]; then
  debootstrap --variant=minbase --include="$(IFS=,; echo "${packages[*]}")" "$suite" "$root" $(source_of "$suite")
  for more in "$suite-updates" "$suite-security"; do
    mirror=$(source_of "$more")
    [ -z "$mirror" ] || echo "deb $mirror $more main" >> "$root/etc/apt/sources.list"
  done
fi

# From here on folders of this machine are seen in the other one.
mounted=()
leave() {
  for ((n = ${#mounted[@]} - 1; n >= 0; n -= 1)); do umount "${mounted[n]}"; done
}
trap leave EXIT
show() {
  local there="$root${2:-$1}"
  if [ -d "$1" ]; then mkdir -p "$there"; else mkdir -p "$(dirname "$there")" && touch "$there"; fi
  mount --bind "$1" "$there"
  mounted+=("$there")
}
for folder in /proc /sys /dev /dev/shm; do show "$folder"; done
show "${CARGO_HOME:-$HOME/.cargo}" /opt/cargo
show "${RUSTUP_HOME:-$HOME/.rustup}" /opt/rustup
show "$(readlink -f "$(command -v node)")" /opt/node/bin/node
show "$(npm root -g)/npm" /opt/node/lib/node_modules/npm
show /usr/local/share/ca-certificates
cp --dereference /etc/resolv.conf /etc/hosts "$root/etc/"

inside() {
  chroot "$root" /usr/bin/env HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    CARGO_HOME=/opt/cargo RUSTUP_HOME=/opt/rustup \
    PATH=/opt/cargo/bin:/opt/node/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

if [ ! -e "$root/.made" ]; then
  inside update-ca-certificates
  inside ln -s ../lib/node_modules/npm/bin/npm-cli.js /opt/node/bin/npm
  # Chromium as a person gets it: with all that it recommends.
  inside apt-get update
  inside apt-get install --yes chromium
  touch "$root/.made"
fi

# What was built stays, so that a second run is shorter.
git -C "$project" bundle create --quiet "$root/root/sahkku.bundle" HEAD
inside bash -ec '
  cd /root
  git config --global advice.detachedHead false
  [ -d sahkku ] || git clone --quiet sahkku.bundle sahkku
  git -C sahkku fetch --quiet ../sahkku.bundle HEAD
  git -C sahkku checkout --quiet --force --detach FETCH_HEAD
  cd sahkku
  chromium --version
  fc-list : family | sort -u
  exec "$@"
' bare "$@"
