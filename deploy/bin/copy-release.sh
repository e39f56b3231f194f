#!/bin/sh
# copy-release.sh RELEASE FOLDER: brings a release into the folder of one web process, unless it is there already.
# Each process has a build folder of its own: it writes pages into it, and two writers could mix two versions of a page.
set -eu
release=$(readlink -f "$1")
folder=$2
build="$release $(cat "$release/.next/BUILD_ID")"
if [ "$(cat "$folder/.release" 2>/dev/null)" != "$build" ]; then
  # The working directory of a service must keep its place, so its content is replaced and not the folder.
  mkdir -p "$folder"
  find "$folder" -mindepth 1 -maxdepth 1 -exec rm -rf {} +
  # With the times of the files: ETags of public/ come from them, and must be the same on every process.
  cp -Rp "$release/." "$folder/"
  # Last: a copy that was cut short is made again.
  echo "$build" > "$folder/.release"
fi
