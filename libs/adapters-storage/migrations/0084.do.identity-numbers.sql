-- Numbers that show who a patient is, as the practice was given them at check-in; each is sealed, and never shown again.
create table clinic.identity_numbers (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('ssn', 'driversLicenseNumber')),
  number text not null,
  primary key (practice_id, patient_id, kind),
  foreign key (practice_id, patient_id) references clinic.patients
);
