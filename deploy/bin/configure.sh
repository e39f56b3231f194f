#!/bin/sh
# configure.sh RELEASE: puts what a release has for systemd, Redis, nginx and logrotate in place on this machine, and names each file
# that it changes. Settings: /etc/companion-almanac/env. If nginx refuses its new configuration, it keeps the former one.
set -eu
from=$(readlink -f "$1")/deploy
set -a
# shellcheck source=/dev/null
. /etc/companion-almanac/env
set +a
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

changed=
put() { # FILE TARGET
  ! cmp -s "$1" "$2" || return 0
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2"
  changed="$changed $2"
  echo "changed: $2"
}

for unit in "$from"/systemd/almanac-*; do put "$unit" "/etc/systemd/system/${unit##*/}"; done
for service in redis-server nginx; do
  put "$from/systemd/$service.service.d/almanac.conf" "/etc/systemd/system/$service.service.d/almanac.conf"
done
put "$from/logrotate.conf" /etc/logrotate.d/companion-almanac
[ -z "$changed" ] || systemctl daemon-reload

if [ -d /etc/redis ]; then
  changed=
  put "$from/redis/almanac.conf" /etc/redis/almanac.conf
  grep -q almanac.conf /etc/redis/redis.conf || { echo "include /etc/redis/almanac.conf" >> /etc/redis/redis.conf; changed=yes; }
  systemctl enable --quiet redis-server
  [ -z "$changed" ] || systemctl restart redis-server
fi

[ -d /etc/nginx ] && [ -n "${TLS_FOLDER:-}" ] || exit 0
export HTTP_PORT=80 HTTPS_PORT=443 LOCAL_ADDRESS=127.0.0.1:4300 CONF_FOLDER=/etc/nginx/almanac \
  STATIC_FOLDER=/srv/companion-almanac/static CACHE_FOLDER=/var/cache/companion-almanac RUN_FOLDER=/run \
  LOG_FOLDER=/var/log/companion-almanac SITE_HOST="${SITE_URL#*://}"
cp "$from"/nginx/*.inc "$made/"
if [ -n "${WEB_SERVERS:-}" ]; then
  # On several machines. The order is that in which they are asked: after a failure the next one, which should be of another machine.
  for server in $WEB_SERVERS; do echo "server $server max_fails=2 fail_timeout=10s;"; done > "$made/web-servers.inc"
  # When each is left out, all are asked again.
  for server in $WEB_SERVERS; do echo "server $server max_fails=0 backup;"; done > "$made/web-servers-again.inc"
else
  # Those of before are asked no more.
  : > "$made/web-servers-again.inc"
fi
for name in nginx.conf almanac.conf; do
  # shellcheck disable=SC2016
  envsubst '$SITE_HOST $HTTP_PORT $HTTPS_PORT $LOCAL_ADDRESS $TLS_FOLDER $CONF_FOLDER $STATIC_FOLDER $CACHE_FOLDER $RUN_FOLDER $LOG_FOLDER' \
    < "$from/nginx/$name.template" > "$made/$name"
done
[ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$made/almanac.conf"

former=$(mktemp -d)
cp -a /etc/nginx/nginx.conf "$former/"
[ ! -d $CONF_FOLDER ] || cp -a $CONF_FOLDER "$former/almanac"
changed=
put "$made/nginx.conf" /etc/nginx/nginx.conf
for file in "$made"/*.inc "$made/almanac.conf"; do put "$file" "$CONF_FOLDER/${file##*/}"; done
if ! nginx -t 2> "$made/said"; then
  cat "$made/said" >&2
  cp -a "$former/nginx.conf" /etc/nginx/nginx.conf
  rm -rf $CONF_FOLDER
  [ ! -d "$former/almanac" ] || cp -a "$former/almanac" $CONF_FOLDER
  rm -rf "$former"
  echo "nginx refuses this configuration and keeps the former one." >&2
  exit 1
fi
systemctl enable --quiet nginx
# Debian starts it with a site of its own, whose ports a reload does not hand over.
if [ ! -d "$former/almanac" ]; then systemctl restart nginx; elif [ -n "$changed" ]; then systemctl reload-or-restart nginx; fi
rm -rf "$former"
