-- Which laboratory reports an account has had before its eyes, so that the rest can be called new.
create table seen_results (
  account_id text collate "C" not null,
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  versions text[] not null,
  seen_at bigint not null,
  primary key (account_id, practice_id, patient_id)
);
