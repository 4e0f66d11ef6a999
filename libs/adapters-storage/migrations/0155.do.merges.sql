-- Accounts and charts that an operator made one with another: what still names the old one is found by it. An account has no practice.
create table merges (
  practice_id text collate "C" not null,
  from_id text collate "C" not null,
  into_id text collate "C" not null,
  at bigint not null,
  operator text not null,
  reason text not null,
  moved jsonb not null,
  primary key (practice_id, from_id)
);

create index merges_of on merges (practice_id, into_id);
