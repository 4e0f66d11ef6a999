-- Whom a conversation is with, when something was written in it last, and what the patient has put away. A conversation
-- that was kept before is with the provider who wrote in it, else with any of the practice.
alter table clinic.providers add column active boolean not null default true;
alter table clinic.practices add column answers_within_hours smallint check (answers_within_hours > 0);

alter table clinic.threads
  add column provider_id text collate "C",
  add column latest_at bigint not null default 0,
  add column removed_at bigint;
update clinic.threads t set
  provider_id = coalesce(
    (select min(p.id) from clinic.providers p join clinic.messages m on m.practice_id = p.practice_id and m.sender = p.name
     where m.practice_id = t.practice_id and m.patient_id = t.patient_id and m.thread_id = t.id),
    (select min(p.id) from clinic.providers p where p.practice_id = t.practice_id)),
  latest_at = coalesce(
    (select max(m.sent_at) from clinic.messages m
     where m.practice_id = t.practice_id and m.patient_id = t.patient_id and m.thread_id = t.id), 0);
alter table clinic.threads
  alter column provider_id set not null,
  add foreign key (practice_id, provider_id) references clinic.providers;

-- The list, a page of it, and the last conversation with a provider are found without reading the others.
create index threads_latest on clinic.threads (practice_id, patient_id, latest_at, id);
create index threads_with on clinic.threads (practice_id, patient_id, provider_id, latest_at, id);
create index messages_in_order on clinic.messages (practice_id, patient_id, thread_id, sent_at, id);
drop index clinic.messages_unread;
create index messages_unread on clinic.messages (practice_id, patient_id, thread_id)
  where read_at is null and not from_patient;

-- Files at messages. One that a patient has brought stands at none until it is sent.
create table clinic.message_files (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  thread_id text collate "C",
  message_id text collate "C",
  name text not null,
  description text,
  media_type text not null,
  bytes bytea not null,
  kept_at bigint not null,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients,
  check ((thread_id is null) = (message_id is null))
);
create index message_files_at on clinic.message_files (practice_id, patient_id, thread_id, message_id);
create index message_files_unsent on clinic.message_files (kept_at) where thread_id is null;
