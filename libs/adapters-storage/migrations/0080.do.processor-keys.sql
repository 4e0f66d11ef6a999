-- Tokens by which a practice is let in at its card processor and that have to be renewed, sealed. One gateway at a time renews them.
create table processor_keys (
  practice_id text collate "C" primary key,
  pair text,
  renewing_until bigint not null default 0
);
