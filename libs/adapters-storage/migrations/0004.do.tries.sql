-- Tries that are limited: one row per count, so that its row lock makes counting and judging one step.
create table tries (
  -- A hash of what is counted: people type passwords into the wrong field, and unknown names count as known ones do.
  key_hash text collate "C" primary key,
  times bigint[] not null,
  last_at bigint not null
);

create index tries_last on tries (last_at);

drop table sign_in_failures;
