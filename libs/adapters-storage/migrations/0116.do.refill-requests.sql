-- Requests of patients for refills, with the medication as the record said then, and what the office answered. The note
-- and the answer are sealed.
create table clinic.refill_requests (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  medication_id text collate "C" not null,
  medication jsonb not null,
  pharmacy text,
  note text,
  requested_at bigint not null,
  status text collate "C" not null check (status in ('requested', 'approved', 'sent', 'denied', 'withdrawn')),
  changed_at bigint check ((status = 'requested') = (changed_at is null)),
  answer text,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients on delete cascade
);
create unique index refill_requests_open on clinic.refill_requests (practice_id, patient_id, medication_id)
  where status = 'requested';
create index refill_requests_of_office on clinic.refill_requests (practice_id, requested_at)
  where status in ('requested', 'approved');
