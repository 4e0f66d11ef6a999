-- Since when reports of each connected practice are looked for, when all its patients were, whether a change named none, and where the next begin.
create table connected.report_looks (
  practice_id text collate "C" primary key,
  begun_at bigint not null,
  listed_at bigint not null,
  unnamed boolean not null default false,
  cursor text
);

-- The patients in whose records at connected practices reports may have arrived, how many times since, and until when a worker has them.
create table connected.arrived_reports (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  count integer not null,
  until bigint not null,
  primary key (practice_id, patient_id)
);
create index connected_arrived_reports_until on connected.arrived_reports (practice_id, until);
