-- Which notifications the person gets about a chart at a connected practice: the portal's own, for any system.
create table connected.notification_choices (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  choices jsonb not null,
  primary key (practice_id, patient_id)
);
