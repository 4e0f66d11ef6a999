-- Who waits for an earlier time. What is wanted, and what became of the waiting, are read whole.
create table wait_list (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  about text collate "C" not null,
  joined_at bigint not null,
  live boolean not null,
  entry jsonb not null,
  version integer not null,
  primary key (practice_id, patient_id, id)
);

-- Nobody waits twice for the same thing.
create unique index wait_list_about on wait_list (practice_id, patient_id, about) where live;
-- The line of a practice, in the order of joining.
create index wait_list_line on wait_list (practice_id, joined_at, id) where live;
