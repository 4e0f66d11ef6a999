-- The patients to whom a practice wrote and nobody was told of it yet, how many times since, and until when a worker has them.
create table clinic.arrived_messages (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  count integer not null,
  until bigint not null,
  primary key (practice_id, patient_id)
);
create index arrived_messages_until on clinic.arrived_messages (until asc);
