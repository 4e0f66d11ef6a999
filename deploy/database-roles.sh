#!/bin/sh
# The role of the gateways, which owns no table; `migrate --grant` gives it what it needs.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$(cat /run/secrets/gateway_password)" <<'SQL'
create role portico_gateway login password :'password';
SQL
