#!/bin/sh
# pull-content.sh: brings the newest content into its folder, and tells the site which files have changed.
# Run by almanac-content.timer, or in a loop by compose.yaml. Needs git, openssl and curl, and in the environment:
#   CONTENT_CHECKOUT   folder of the git checkout that has the content
#   CONTENT_REPOSITORY address to clone it from, if it is not there yet
#   REVALIDATE_SECRET  the same as the site's
#   REVALIDATE_URL     such as http://127.0.0.1:4300/api/revalidate
set -eu
checkout=$CONTENT_CHECKOUT
[ -d "$checkout/.git" ] || git clone --quiet "$CONTENT_REPOSITORY" "$checkout"
state="$checkout/.git/almanac-published"
# The whole history: a backup of a part of it could not be restored.
git -C "$checkout" fetch --quiet origin HEAD
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
