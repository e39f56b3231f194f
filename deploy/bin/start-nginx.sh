#!/bin/sh
# start-nginx.sh: makes the configuration and starts nginx in a container. The environment has SITE_HOST, and WEB_SERVERS:
# the web processes, such as "10.0.0.11:3000 10.0.0.12:3000". As addresses: nginx does not start while it cannot find a name.
set -eu
# LOCAL_ADDRESS has no host: the puller is in another container here, and asks nginx by its name.
export HTTP_PORT=80 HTTPS_PORT=443 LOCAL_ADDRESS=8080 TLS_FOLDER=/tls CONF_FOLDER=/etc/almanac STATIC_FOLDER=/static \
  CACHE_FOLDER=/var/cache/almanac RUN_FOLDER=/run LOG_FOLDER=/var/log/nginx
mkdir -p "$CONF_FOLDER" "$CACHE_FOLDER"
cp /deploy/nginx/*.inc "$CONF_FOLDER/"
for server in $WEB_SERVERS; do echo "server $server max_fails=0;"; done > "$CONF_FOLDER/web-servers.inc"
for name in nginx.conf almanac.conf; do
  # shellcheck disable=SC2016
  envsubst '$SITE_HOST $HTTP_PORT $HTTPS_PORT $LOCAL_ADDRESS $TLS_FOLDER $CONF_FOLDER $STATIC_FOLDER $CACHE_FOLDER $RUN_FOLDER $LOG_FOLDER' \
    < "/deploy/nginx/$name.template" > "$CONF_FOLDER/$name"
done
# A killed nginx leaves its socket behind, and with that in place none starts.
rm -f "$RUN_FOLDER/almanac-inner.sock"
exec nginx -c "$CONF_FOLDER/nginx.conf" -g "daemon off;"
