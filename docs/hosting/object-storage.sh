#!/bin/sh
# Puts the game into an object storage that speaks S3: docs/hosting/object-storage.sh dist s3://bucket/games/sahkku
# It needs the `aws` command. What cannot be negotiated there is sent compressed to everybody: all browsers that run the game
# understand gzip. Content-Security-Policy stands in the page itself; the other headers are set in front, where there is a CDN.
set -eu
from=$1
to=${2%/}

type_of() {
    case $1 in
        *.html) echo "text/html; charset=utf-8" ;;
        *.css) echo "text/css; charset=utf-8" ;;
        *.js) echo "text/javascript; charset=utf-8" ;;
        *.wasm) echo "application/wasm" ;;
        *.json) echo "application/json" ;;
        *.webmanifest) echo "application/manifest+json" ;;
        *.svg) echo "image/svg+xml" ;;
        *.png) echo "image/png" ;;
        *) echo "application/octet-stream" ;;
    esac
}

cache_of() {
    # Files whose name changes with their contents can be kept for ever.
    if echo "$1" | grep -Eq '[-_][0-9a-f]{12,}'; then
        echo "public, max-age=31536000, immutable"
    else
        echo "no-cache"
    fi
}

put() {
    if [ -f "$from/$1.gz" ]; then
        aws s3 cp "$from/$1.gz" "$to/$1" --content-encoding gzip --content-type "$(type_of "$1")" --cache-control "$(cache_of "$1")"
    else
        aws s3 cp "$from/$1" "$to/$1" --content-type "$(type_of "$1")" --cache-control "$(cache_of "$1")"
    fi
}

# The pages and their service worker come last: by then all that they name is there.
(cd "$from" && find . -type f ! -name '*.br' ! -name '*.gz' ! -name _headers) | sed 's|^\./||' |
    grep -Ev '^(index\.html|hnefatafl\.html|service-worker\.js)$' | while read -r name; do put "$name"; done
put index.html
put hnefatafl.html
put service-worker.js
