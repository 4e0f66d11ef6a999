-- Which reports each account was told of: the row is the claim. What was begun and not told is told again under the same id.
create table announced_results (
  account_id text collate "C" not null,
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  version text collate "C" not null,
  announcement_id text collate "C" not null,
  begun_at bigint not null,
  told boolean not null default false,
  primary key (account_id, practice_id, patient_id, version)
);
create index announced_results_begun on announced_results (begun_at);
