#!/bin/sh
# pull-content.sh: brings the newest content into CONTENT_DIR, and tells the site which files have changed.
# Run by almanac-content.timer, or in a loop by compose.yaml. Needs git, openssl and curl, and in the environment:
#   CONTENT_DIR        a folder inside a git checkout
#   REVALIDATE_SECRET  the same as the site's
#   REVALIDATE_URL     such as http://127.0.0.1:4300/api/revalidate
set -eu
checkout=$(git -C "$CONTENT_DIR" rev-parse --show-toplevel)
state="$checkout/.git/almanac-published"
git -C "$checkout" fetch --quiet --depth 50 origin HEAD
git -C "$checkout" merge --quiet --ff-only FETCH_HEAD
now=$(git -C "$checkout" rev-parse HEAD)
before=$(cat "$state" 2>/dev/null || echo none)
[ "$now" != "$before" ] || exit 0
# The site finds what has changed by itself; the address of the home page makes this a publication.
body="{\"paths\":[\"/\"],\"commit\":\"$now\"}"
signature=$(printf %s "$body" | openssl dgst -sha256 -hmac "$REVALIDATE_SECRET" -r | cut -d' ' -f1)
curl --fail --silent --show-error --max-time 60 --output /dev/null \
  -H "Content-Type: application/json" -H "X-Hub-Signature-256: sha256=$signature" -d "$body" "$REVALIDATE_URL"
# Only now: what could not be told is told at the next run.
echo "$now" > "$state"
