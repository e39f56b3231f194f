#!/bin/sh
# add-static-files.sh RELEASE FOLDER: puts the scripts, styles and fonts of a release into the folder from which nginx sends them,
# beside those of earlier releases, which open pages still ask for. In containers, each web process does so before it starts.
set -eu
files=$(readlink -f "$1")/static-files
folder=$2
# One at a time: the web containers may start together.
exec 9> "$folder/.lock"
flock 9
cd "$folder"
# Files stay for 30 days from now, also those of the last start: they were in use until a moment ago.
[ ! -f .last ] || xargs touch -c < .last
rm -rf .new
cp -R "$files" .new
(cd .new && find . -type f) > .last
# By links, so that each file is there as a whole or not at all: nginx may be sending the one that is replaced.
cp -Rlf .new/. .
rm -rf .new
find . -type f -mtime +30 -delete
