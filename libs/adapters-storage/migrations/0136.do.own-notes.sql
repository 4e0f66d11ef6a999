-- Notes that people keep beside entries of a record, by whose account they are; the text is sealed.
create table own_notes (
  account_id text collate "C" not null,
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  section text collate "C" not null,
  entry_id text collate "C" not null,
  note text not null,
  kept_at bigint not null,
  primary key (account_id, practice_id, patient_id, section, entry_id)
);
