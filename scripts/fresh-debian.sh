#!/usr/bin/env bash
# `bash scripts/fresh-debian.sh [site|verify]`: both commands of the README (or one) on a machine where nothing was installed by hand. Makes a
# minimal Debian with Node.js and git alone in a folder of its own, clones the last commit into it, runs the commands there, and
# prints how each ended. Needs root, debootstrap, and the same network as the commands themselves.
set -euo pipefail
cd "$(dirname "$0")/.."
commands=("${@:-site}")
[ $# -gt 0 ] || commands=(site verify)
[ "$(id -u)" = 0 ] || { echo "Run it as root: it makes a Debian of its own." >&2; exit 2; }
command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; exit 2; }

debian=$(mktemp -d /var/tmp/fresh-debian.XXXXXX)
trap 'rm -rf "$debian"' EXIT
# It is the root folder of what runs in it, users other than root among them.
chmod 755 "$debian"

debootstrap --variant=minbase --include=git,ca-certificates bookworm "$debian" >/dev/null
# This machine's Node.js and npm, because Debian's own is too old. Nothing else of this machine comes along, but for the
# certificates of its network.
mkdir -p "$debian/usr/local/bin" "$debian/usr/local/lib/node_modules"
cp "$(node -p process.execPath)" "$debian/usr/local/bin/node"
cp -r "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$debian/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$debian/usr/local/bin/$name"; done
cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
cp /etc/resolv.conf /etc/hosts "$debian/etc/"
git clone --quiet --no-local . "$debian/root/companion-almanac"

# Runs a command in the new Debian. What it mounts and starts ends with it.
inside() {
  unshare --mount --pid --fork --kill-child bash -c '
    mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" \
      env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 CI=true \
      NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
      bash -c "cd /root/companion-almanac && $1"' "$debian" "$1"
}

# Serves until the home page has answered.
cat >"$debian/root/serve.sh" <<'SERVE'
npm run site >/root/site.log 2>&1 & server=$!
for second in $(seq 600); do
  kill -0 $server 2>/dev/null || break
  grep -q '^The site is at' /root/site.log &&
    node -e 'fetch("http://localhost:3000/").then((page) => process.exit(page.ok ? 0 : 1))' && exit 0
  sleep 1
done
tail -40 /root/site.log
exit 1
SERVE

failed=0
for name in "${commands[@]}"; do
  echo "▶ npm run $name"
  started=$SECONDS
  if [ "$name" = site ]; then script='source /root/serve.sh'; else script="npm run --silent $name </dev/null"; fi
  if inside "$script"; then result=passed; else result=failed failed=1; fi
  echo "$result: npm run $name, $((SECONDS - started)) s"
done
exit $failed
