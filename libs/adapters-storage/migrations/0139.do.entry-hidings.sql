-- What patients said of who may see entries of their records; from whom an entry is hidden is sealed.
create table entry_hidings (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  section text collate "C" not null,
  entry_id text collate "C" not null,
  hidden_from text not null,
  account_id text collate "C" not null,
  said_at bigint not null,
  primary key (practice_id, patient_id, section, entry_id)
);
