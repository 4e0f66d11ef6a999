-- What imports say of a patient beside name and birth date, part by part (name, phone, address, gender, race, ethnicity),
-- in the words of the profile: {"group": …, "texts": {…}}. What the patient or the practice entered goes before it.
create table clinic.patient_demographics (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  part text collate "C" not null,
  details jsonb not null,
  version bigint,
  primary key (practice_id, patient_id, part),
  foreign key (practice_id, patient_id) references clinic.patients on delete cascade
);
