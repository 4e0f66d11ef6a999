-- By which names the outside world knows a patient: identifiers with their system, and the id that a source's own
-- records refer to (system empty). Family name and birth date as that source writes them, empty where it does not: two
-- people under one identifier are told apart by them.
create table clinic.patient_identifiers (
  practice_id text collate "C" not null,
  system text collate "C" not null,
  value text collate "C" not null,
  patient_id text collate "C" not null,
  family text collate "C" not null,
  born text collate "C" not null,
  primary key (practice_id, system, value, patient_id, family, born),
  foreign key (practice_id, patient_id) references clinic.patients on delete cascade
);
create index patient_identifiers_of_patient on clinic.patient_identifiers (practice_id, patient_id);
