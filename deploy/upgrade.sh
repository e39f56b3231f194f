#!/bin/sh
# upgrade.sh: fetches the newest code, builds it, tries it in a process of its own, and then restarts one web process after the other.
#   --back          the release before, without a build
#   --release DIR   a release that was built elsewhere
#   --here          builds the checkout as it is
# What does not start or does not show its pages is not switched to, or is switched back. It ends with exit code 1 then.
set -eu
home=/srv/companion-almanac
state=/var/lib/companion-almanac
say() { printf '\n== %s\n' "$*"; }
refuse() { echo "$*" >&2; exit 2; }
[ "$(id -u)" = 0 ] || refuse "Run it as root."
exec 9> /run/lock/almanac-upgrade
flock -n 9 || refuse "Another upgrade is running."
umask 022
set -a
# shellcheck source=/dev/null
. /etc/companion-almanac/env
set +a
address=$(sed -n 's/^HOSTNAME=//p' /etc/companion-almanac/env)
address=${address:-127.0.0.1}
old=$(readlink -e $home/current || true)

build() {
  [ "$(df --output=avail -k $home | tail -1)" -gt 1500000 ] || refuse "Less than 1.5 GB is free on the disk of $home."
  cd $home/source
  if [ "$1" != --here ]; then
    say "Newest code"
    git pull --ff-only
    [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-fund --no-audit --loglevel=error
  fi
  new=$home/releases/$(date -u +%Y%m%d-%H%M%S)
  say "Building $new"
  nice npm run --silent release -- "$new" || { rm -rf "$new"; exit 1; }
  # The build has resized pictures there.
  chown -R almanac:almanac $state
}

case ${1:-} in
  --back) new=$(readlink -e $home/previous) || refuse "There is no release to go back to." ;;
  --release) new=$(readlink -e "${2:?"Usage: $0 --release DIR"}") || refuse "There is no folder $2." ;;
  --here | "") build "${1:-}" ;;
  *) refuse "Usage: $0 [--back | --release DIR | --here]" ;;
esac
[ -e "$new/server.js" ] || refuse "$new is no release."
[ "$new" != "$old" ] || refuse "$new is live."

# Waits until a process is ready, for two minutes at most.
ready() { # UNIT PORT
  for second in $(seq 120); do
    curl --silent --fail --max-time 5 --output /dev/null "http://$address:$2/api/health/ready" && return 0
    [ "$(systemctl is-active "$1")" != failed ] || break
    sleep 1
  done
  echo "$1 is not ready after $second s:" >&2
  journalctl --unit "$1" --lines 20 --no-pager >&2
  return 1
}
page() { # PORT PATH
  curl --silent --show-error --fail --max-time 20 --header "Host: ${SITE_URL#*://}" --header "X-Forwarded-Proto: https" "http://$address:$1$2"
}

say "Trying $new in a process of its own"
trial=/run/systemd/system/almanac-trial.service
end_trial() {
  systemctl stop almanac-trial 2> /dev/null || true
  rm -rf $trial $state/web-9
  systemctl daemon-reload
}
trap end_trial EXIT
mkdir -p "$(dirname $trial)"
sed -e 's/%i/9/g' -e 's/^Restart=.*/Restart=no/' -e "s|$home/current|$new|g" "$new/deploy/systemd/almanac-web@.service" > $trial
systemctl daemon-reload
systemctl start almanac-trial && ready almanac-trial 4309 || exit 1
paths=$(page 4309 /sitemap.xml | sed -n 's|.*<loc>https\{0,1\}://[^/]*\([^<]*\)</loc>.*|\1|p' | head -20)
[ -n "$paths" ] || { echo "Its sitemap is empty." >&2; exit 1; }
for path in / $paths; do page 4309 "$path" > /dev/null || { echo "It does not show $path." >&2; exit 1; }; done
end_trial
trap - EXIT

use() { # RELEASE
  # First the files, which its pages ask for. Those of earlier releases stay for 30 days, for pages that are open.
  "$1/deploy/bin/add-static-files.sh" "$1" $home/static &&
    "$1/deploy/bin/configure.sh" "$1" &&
    ln -sfn "$1" $home/current.next && mv -T $home/current.next $home/current || return 1
  for n in 1 2 3; do
    systemctl enable --quiet "almanac-web@$n"
    systemctl restart "almanac-web@$n" && ready "almanac-web@$n" "430$n" || return 1
    echo "process $n: ready"
  done
}
say "Switching"
if ! use "$new"; then
  [ -n "$old" ] || exit 1
  say "The new release does not work. Going back to $old"
  use "$old"
  exit 1
fi
[ -z "$old" ] || ln -sfn "$old" $home/previous

# The three newest stay, and those that are in use.
find $home/releases -mindepth 1 -maxdepth 1 | sort -r | tail -n +4 | while read -r release; do
  case $release in "$new" | "$old") continue ;; esac
  rm -rf "$release"
  echo "removed: $release"
done
say "$new is live${old:+; back to the one before: deploy/upgrade.sh --back}"
