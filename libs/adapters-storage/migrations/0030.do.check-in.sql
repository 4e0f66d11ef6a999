-- How far patients got with checking in for a visit: what is done is there when they come back.
create table check_ins (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  appointment_id text collate "C" not null,
  stage text collate "C" not null,
  done_at bigint not null,
  primary key (practice_id, patient_id, appointment_id, stage)
);

-- What a practice asks of whoever checks in. No row: the usual.
create table clinic.check_in_asks (
  practice_id text collate "C" primary key references clinic.practices,
  stages jsonb not null
);

-- What patients say of their allergies and medications where the staff decides what becomes of it.
create table clinic.history_requests (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  section text collate "C" not null check (section in ('allergies', 'medications')),
  action text not null check (action in ('add', 'delete', 'none')),
  -- Of an entry of the chart, or made of the name that is added.
  id text collate "C" not null,
  name text not null,
  code text,
  said_at bigint not null,
  primary key (practice_id, patient_id, section, action, id),
  foreign key (practice_id, patient_id) references clinic.patients
);
