-- The forms of a practice. A newer version stands beside the older ones, which somebody may have signed.
create table clinic.forms (
  practice_id text collate "C" not null references clinic.practices,
  uuid text collate "C" not null,
  version integer not null check (version >= 1),
  template jsonb not null,
  primary key (practice_id, uuid, version)
);

-- A form that patients are not shown any more: hidden ones nowhere, deleted ones only where they were signed.
create table clinic.withdrawn_forms (
  practice_id text collate "C" not null references clinic.practices,
  uuid text collate "C" not null,
  standing text not null check (standing in ('hidden', 'deleted')),
  primary key (practice_id, uuid)
);

-- Practices whose patients do not review and sign forms online.
create table clinic.form_reviews_closed (
  practice_id text collate "C" primary key references clinic.practices
);

-- What was signed, in the version that was signed. Rows are added and never changed.
create table clinic.signed_forms (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  uuid text collate "C" not null,
  signed_at bigint not null,
  version integer not null,
  responses jsonb not null,
  primary key (practice_id, patient_id, uuid, signed_at),
  foreign key (practice_id, patient_id) references clinic.patients,
  foreign key (practice_id, uuid, version) references clinic.forms
);
create index signed_forms_latest on clinic.signed_forms (practice_id, patient_id, signed_at desc, uuid);
