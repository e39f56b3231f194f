#!/bin/sh
# install.sh HOST REPOSITORY [OTHER_HOST…]: makes this Debian machine serve the site of this checkout at https://HOST, with the
# content of the git repository REPOSITORY. Each OTHER_HOST leads to HOST. It adds only what is missing, so it may be run again, for
# example when the name leads here at last. TLS_FOLDER=… names a folder with fullchain.pem and privkey.pem, instead of certbot.
set -eu
home=/srv/companion-almanac
settings=/etc/companion-almanac/env
source=$(readlink -f "$(dirname "$0")/..")
say() { printf '\n== %s\n' "$*"; }
refuse() { echo "$*" >&2; exit 2; }
[ $# -ge 2 ] || refuse "Usage: $0 www.example.com https://git.example/content.git [example.com …]"
host=$1 repository=$2
shift 2
[ "$(id -u)" = 0 ] || refuse "Run it as root."
[ "$source" = $home/source ] || refuse "Clone the project to $home/source: systemd looks for it there."
case $host in *[!a-z0-9.-]*|-*|.*) refuse "$host is no host name, such as www.example.com." ;; esac
cd $home/source
umask 022
begun=$(mktemp)
export DEBIAN_FRONTEND=noninteractive

say "Programs"
packages="git curl openssl ca-certificates gettext-base logrotate nginx libnginx-mod-http-brotli-static redis-server certbot"
# shellcheck disable=SC2086
dpkg --status $packages > /dev/null 2>&1 || { apt-get update -qq; apt-get install -y -qq --no-install-recommends $packages; }
# Debian 13 and later have a Node.js that is new enough.
[ -x /usr/bin/node ] || apt-get install -y -qq --no-install-recommends nodejs npm
/usr/bin/node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 12) ? 0 : 1)' ||
  refuse "Node.js $(node --version) is too old. Take 20.12 or later from nodesource.com; it must be at /usr/bin/node."

say "User and folders"
id almanac > /dev/null 2>&1 || useradd --system --home-dir $home --shell /usr/sbin/nologin almanac
mkdir -p $home/releases $home/static $home/acme /var/cache/companion-almanac
install -d -o almanac -g almanac $home/content /var/lib/companion-almanac
install -d -m 750 /etc/companion-almanac
# Lines about errors name readers. nginx opens the new files after a rotation as www-data.
install -d -m 750 -g www-data /var/log/companion-almanac

say "Settings in $settings"
[ -e $settings ] || install -m 600 /dev/null $settings
setting() { grep -q "^$1=" $settings || { echo "$1=$2" >> $settings; echo "added: $1"; }; }
setting SITE_URL "https://$host"
setting CONTENT_DIR $home/content/live
setting CONTENT_REPOSITORY "'$repository'"
setting STATE_DIR /var/lib/companion-almanac
setting REDIS_URL redis://127.0.0.1:6379/0
setting TRUSTED_PROXIES 1
setting REVALIDATE_SECRET "$(openssl rand -hex 32)"
setting REVALIDATE_URL http://127.0.0.1:4300/api/revalidate
grep -qx "SITE_URL=https://$host" $settings || refuse "SITE_URL in $settings is of another host than $host."
wanted_tls=${TLS_FOLDER:-}
set -a
# shellcheck source=/dev/null
. $settings
set +a

say "Packages of the project"
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-fund --no-audit --loglevel=error

if [ ! -e "$CONTENT_DIR" ]; then
  say "Content of $host"
  runuser -u almanac -- env HOME=/tmp node --import tsx scripts/pull.ts
fi

say "A certificate for nginx"
own=/etc/companion-almanac/tls
obtained=/etc/letsencrypt/live/$host
TLS_FOLDER=${wanted_tls:-${TLS_FOLDER:-$own}}
[ "$TLS_FOLDER" != $own ] || [ ! -e "$obtained/fullchain.pem" ] || TLS_FOLDER=$obtained
# nginx does not start without one. This one is replaced below.
if [ ! -e "$TLS_FOLDER/fullchain.pem" ]; then
  mkdir -p $own
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$host" -keyout $own/privkey.pem -out $own/fullchain.pem 2> /dev/null
fi
use_tls() {
  ! grep -qx "TLS_FOLDER=$1" $settings || return 0
  sed -i '/^TLS_FOLDER=/d' $settings
  echo "TLS_FOLDER=$1" >> $settings
  echo "nginx uses $1"
}
use_tls "$TLS_FOLDER"

if [ -e $home/current ]; then
  say "The release exists: deploy/upgrade.sh makes a newer one"
  deploy/bin/configure.sh $home/current
else
  deploy/upgrade.sh --here
fi

if [ "$TLS_FOLDER" = $own ]; then
  say "A certificate from Let's Encrypt"
  names="-d $host"
  for other; do names="$names -d $other"; done
  # shellcheck disable=SC2086
  if certbot certonly --webroot --webroot-path $home/acme --deploy-hook 'systemctl reload nginx' --cert-name "$host" \
    --non-interactive --agree-tos --register-unsafely-without-email $names; then
    use_tls "$obtained"
    deploy/bin/configure.sh $home/current
  else
    echo "No certificate yet: browsers will warn. Once $host points to this machine and port 80 is open, run this again."
  fi
fi

say "Timers: content every minute and after each push"
for unit in almanac-content.timer almanac-content.path; do
  # A release from before may not have all of them.
  [ ! -e /etc/systemd/system/$unit ] || systemctl enable --now $unit
done

changed=$(find /etc /var/lib/dpkg/status $home/current node_modules/.package-lock.json -newer "$begun" ! -type d)
rm "$begun"
[ -n "$changed" ] || say "Nothing was changed: everything was in place already"

say "https://$host is served by this machine"
echo "What is wrong, if anything: curl http://127.0.0.1:4301/api/health/ready"
