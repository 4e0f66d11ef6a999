-- Unsent messages and forms, by whose account they are and about which chart; the text is sealed.
create table unsent_drafts (
  account_id text collate "C" not null,
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  name text collate "C" not null,
  version bigint not null,
  fields text not null,
  saved_at bigint not null,
  primary key (account_id, practice_id, patient_id, name)
);
create index unsent_drafts_by_age on unsent_drafts (saved_at);
