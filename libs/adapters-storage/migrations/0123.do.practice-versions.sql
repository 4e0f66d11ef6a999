-- A survey that is asked about no further visit; one that was begun is finished.
alter table clinic.surveys add column withdrawn boolean not null default false;

-- What an operator applied to a practice of the embedded system, whole, by version: who changed what, when and why.
create table clinic.practice_versions (
  practice_id text collate "C" not null references clinic.practices,
  version integer not null check (version >= 1),
  document jsonb not null,
  applied_at bigint not null,
  operator text not null,
  reason text not null,
  primary key (practice_id, version)
);
