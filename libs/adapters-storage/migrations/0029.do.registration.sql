-- What practices ask their patients for, and what they keep of each. Details, insurances and choices are read and
-- written whole; pictures stand beside them, each by its place, as
-- the data URLs that they travel as.
create table clinic.registration_forms (
  practice_id text collate "C" primary key references clinic.practices,
  form jsonb not null
);

create table clinic.registrations (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  details jsonb not null,
  insurances jsonb not null,
  updates jsonb,
  primary key (practice_id, patient_id),
  foreign key (practice_id, patient_id) references clinic.patients
);

create table clinic.pictures (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  place text collate "C" not null,
  picture text not null,
  primary key (practice_id, patient_id, place),
  foreign key (practice_id, patient_id) references clinic.patients
);

-- Directories of the whole installation. `searched` holds first and last name without accents and capitals, `sorted`
-- the same the other way round.
create table clinic.physicians (
  npi text collate "C" primary key,
  state text collate "C" not null,
  searched text collate "C" not null,
  sorted text collate "C" not null,
  physician jsonb not null
);
create index physicians_sorted on clinic.physicians (sorted, npi);

create table clinic.zip_codes (
  zipcode text collate "C" primary key,
  city text not null,
  state text not null
);
