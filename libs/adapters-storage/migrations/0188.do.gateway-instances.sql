-- The instances of the gateway that run, with what their settings are compared by: keyed hashes, from which nothing can be read.
create table gateway_instances (
  id text collate "C" primary key,
  version text not null,
  -- The key of the ring under which the hashes were made.
  key_id text collate "C" not null,
  settings jsonb not null,
  seen_at bigint not null
);
