#!/bin/sh
# pull-content.sh: brings the newest content into its folder, and tells the site which files have changed.
# Run by almanac-content.timer, or in a loop by compose.yaml. Needs git, openssl and curl, and in the environment:
#   CONTENT_CHECKOUT   folder of the git checkout that has the content
#   CONTENT_REPOSITORY address to clone it from, if it is not there yet
#   REVALIDATE_SECRET  the same as the site's
#   REVALIDATE_URL     such as http://127.0.0.1:4300/api/revalidate
set -eu
# The site may be restarting: it is told again for as long as this, which is less than the service may take.
export PULL_UNTIL="${PULL_UNTIL:-$(($(date +%s) + 50))}"
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
if curl --fail --silent --show-error --max-time 60 --output /dev/null \
  -H "Content-Type: application/json" -H "X-Hub-Signature-256: sha256=$signature" -d "$body" "$REVALIDATE_URL"; then
  # Only now: what could not be told is told at the next run.
  echo "$now" > "$state"
  exit
fi
[ "$(date +%s)" -lt "$PULL_UNTIL" ] || exit 1
sleep 3
# All of it, because more may have been pushed meanwhile.
exec "$0"
