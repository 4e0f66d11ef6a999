-- Summaries of visits that were asked for: what is wanted, who makes it until when, and how it ended.
create table summary_jobs (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  patient_id text collate "C" not null,
  wanted jsonb not null,
  language text collate "C" not null,
  made_at bigint not null,
  -- Nobody else makes it before then.
  until bigint not null default 0,
  outcome text collate "C" check (outcome in ('file', 'kept', 'failed')),
  bytes bytea,
  -- The address of a document that the practice keeps, or why there is none.
  detail text,
  primary key (practice_id, id)
);
create index summary_jobs_waiting on summary_jobs (made_at, id) where outcome is null;
create index summary_jobs_over on summary_jobs (made_at);

-- Summaries that patients want the practice to send on.
create table clinic.summary_mailings (
  practice_id text collate "C" not null,
  appointment_id text collate "C" not null,
  address text collate "C" not null,
  asked_at bigint not null,
  primary key (practice_id, appointment_id, address),
  foreign key (practice_id, appointment_id) references clinic.appointments on delete cascade
);
