#!/bin/sh
# Lets the pages of a finished bundle reach one server for play at a distance:
#
#     sh name-server.sh /srv/www/sahkku wss://meet.example.org
#
# It needs openssl. It changes the policy of each page and of _headers, and the hash by which the service worker knows each page.
# If you have the sources, name the server in web/signalling.json and build, which does the same.
set -eu

folder=${1:?the folder of the game}
server=${2:?the address of the server, such as wss://meet.example.org}
case $server in
*[!a-z0-9.:/-]*) echo "$server has a character that stands in no address" >&2 && exit 1 ;;
wss://?*) ;;
*) echo "$server does not begin with wss://" >&2 && exit 1 ;;
esac
# A policy names no path.
server=wss://$(echo "${server#wss://}" | cut -d/ -f1)

hash() { openssl dgst -sha256 -binary "$1" | openssl base64 -A; }

# Files keep their owner and mode. What was compressed beforehand is no longer the same: web servers send the file itself.
change() {
    changed=$(sed "$2" "$1" && echo .)
    printf %s "${changed%.}" >"$1"
    rm -f "$1.br" "$1.gz"
}

cd "$folder"
for page in *.html _headers; do
    grep -qs "connect-src 'self';" "$page" || continue
    before=$(hash "$page")
    change "$page" "s|connect-src 'self';|connect-src 'self' $server;|"
    change service-worker.js "s|sha256-$before|sha256-$(hash "$page")|"
    echo "$page"
done
# Browsers that have the game see by this that it is another version.
version=$(hash service-worker.js | tr -d /+= | cut -c1-12)
change service-worker.js "s|version: \"[^\"]*\"|version: \"$version\"|"
