-- What somebody needs at visits, as said at sign-up, until the email is confirmed and the practice has it.
alter table accounts add column accommodations jsonb;

-- The same of a patient of a connected practice, whose system has no place for it.
create table connected.accommodations (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  accommodations jsonb not null,
  primary key (practice_id, patient_id)
);
