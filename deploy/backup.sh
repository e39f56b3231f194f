#!/bin/sh
# backup.sh FOLDER: what cannot be made again, as two files for root's eyes alone: messages, the content that readers saw last and settings, and
# the content's repository. Keep them on another machine, encrypted. Redis holds nothing that is missed.
# backup.sh --restore STATE.tar.gz CONTENT.bundle: on a machine on which install.sh was run.
set -eu
umask 077
home=/srv/companion-almanac
processes='almanac-web@1 almanac-web@2 almanac-web@3'

if [ "${1:-}" = --restore ]; then
  tarball=$(readlink -e "$2") bundle=$(readlink -e "$3")
  # shellcheck disable=SC2086
  systemctl stop almanac-content.timer almanac-content.path $processes
  tar -C / -xzf "$tarball"
  set -a
  # shellcheck source=/dev/null
  . /etc/companion-almanac/env
  set +a
  rm -rf $home/content
  install -d -o almanac -g almanac -m 755 $home/content
  # From the bundle, in case the repository is lost, too.
  install -o almanac "$bundle" $home/content/bundle
  cd $home/current
  CONTENT_REPOSITORY=$home/content/bundle runuser -u almanac -- sh -c 'umask 022; exec node pull.js'
  # shellcheck disable=SC2086
  systemctl start $processes
  systemctl start almanac-content.timer almanac-content.path
  exit
fi

folder=${1:?"Usage: $0 FOLDER, or $0 --restore STATE.tar.gz CONTENT.bundle"}
now=$(date -u +%Y%m%d-%H%M%S)
mkdir -p "$folder"
tar -C / --exclude 'var/lib/companion-almanac/web-*' --exclude var/lib/companion-almanac/media \
  -czf "$folder/almanac-$now.tar.gz" var/lib/companion-almanac etc/companion-almanac
clone=$home/content/live.git
git -c safe.directory=$clone -C $clone bundle create --quiet "$folder/content-$now.bundle" --all
ls -l "$folder/almanac-$now.tar.gz" "$folder/content-$now.bundle"
