-- The patients in whose records reports arrived that nobody was told of yet, how many times since, and until when a worker has them.
create table clinic.arrived_reports (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  count integer not null,
  until bigint not null,
  primary key (practice_id, patient_id)
);
create index arrived_reports_until on clinic.arrived_reports (until);
