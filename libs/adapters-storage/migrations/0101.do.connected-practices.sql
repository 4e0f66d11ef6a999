-- What Portico itself keeps of practices that are connected by their own systems: nothing here refers to the embedded one.
create schema connected;

-- An id of the portal beside the system's own, where the two differ; empty until the system has answered what it registered.
create table connected.ids (
  practice_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  system_id text collate "C",
  primary key (practice_id, kind, id),
  unique (practice_id, kind, system_id)
);

-- Labs are asked for by a number: one for each id that is none itself.
create table connected.lab_numbers (
  practice_id text collate "C" not null,
  system_id text collate "C" not null,
  number integer generated always as identity (start with 1000000001),
  primary key (practice_id, system_id),
  unique (practice_id, number)
);

-- Locked by whoever changes what is held or booked of a patient or a calendar; `changed` counts what a calendar lost or got.
create table connected.turns (
  practice_id text collate "C" not null,
  name text collate "C" not null,
  changed bigint not null default 0,
  primary key (practice_id, name)
);

-- Times that are held for patients. `wanted` is what the system is asked to book, `system_hold` what it holds itself.
create table connected.holds (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  patient_id text collate "C" not null,
  calendar_id text collate "C" not null,
  starts_at bigint not null,
  ends_at bigint not null,
  until bigint not null,
  offered boolean not null,
  kept boolean not null,
  replaces text collate "C",
  prepayment_cents bigint not null,
  visit jsonb not null,
  wanted jsonb not null,
  language text not null,
  system_hold jsonb,
  -- Under which key it is being booked.
  booking_key text collate "C",
  primary key (practice_id, id)
);
create index holds_of_patient on connected.holds (practice_id, patient_id);
create index holds_of_calendar on connected.holds (practice_id, calendar_id, starts_at);
create index holds_over on connected.holds (practice_id, until);

-- What was asked of the system under a key, written before it is asked; `visit_id` is empty until it is known what became of it.
create table connected.bookings (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  booking_key text collate "C" not null,
  asked_at bigint not null,
  hold_id text collate "C",
  calendar_id text collate "C",
  replaces text collate "C",
  -- Of a request without an exact time: when it was asked for.
  asked_start bigint,
  asked_end bigint,
  visit_id text collate "C",
  booked_at bigint,
  prepaid_cents bigint not null default 0,
  primary key (practice_id, patient_id, booking_key)
);
create index bookings_of_visit on connected.bookings (practice_id, visit_id);
create index bookings_open on connected.bookings (practice_id, asked_at) where visit_id is null;

-- Cancellations that were asked of the system; `canceled_at` is empty until it is known that it canceled.
create table connected.cancellations (
  practice_id text collate "C" not null,
  visit_id text collate "C" not null,
  patient_id text collate "C" not null,
  cancellation_key text collate "C" not null,
  reason_id text collate "C" not null,
  comments text,
  asked_at bigint not null,
  canceled_at bigint,
  primary key (practice_id, visit_id)
);
create index cancellations_key on connected.cancellations (practice_id, patient_id, cancellation_key);
create index cancellations_open on connected.cancellations (practice_id, asked_at) where canceled_at is null;

-- Patients who said that they will come, where the system takes no such word.
create table connected.confirmations (
  practice_id text collate "C" not null,
  visit_id text collate "C" not null,
  confirmed_start bigint not null,
  primary key (practice_id, visit_id)
);

-- Payments and refunds for the books of a practice, each once. What a system takes no entries of, or refused, the office enters
-- by hand: `by_hand` until `entered_at`.
create table connected.postings (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  amount_cents bigint not null,
  paid_at bigint not null,
  purpose text not null,
  visit_id text collate "C",
  asked boolean not null default false,
  posted_at bigint,
  by_hand boolean not null default false,
  entered_at bigint,
  primary key (practice_id, patient_id, id)
);
create index postings_by_hand on connected.postings (practice_id, paid_at) where by_hand and entered_at is null;

-- What a patient has read of a conversation, up to which message, and when they put it away.
create table connected.threads (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  thread_id text collate "C" not null,
  read_at bigint,
  read_id text collate "C",
  removed_at bigint,
  primary key (practice_id, patient_id, thread_id)
);

-- What was sent under a key: the same one twice sends once.
create table connected.sent_messages (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  send_key text collate "C" not null,
  thread_id text collate "C" not null,
  message_id text collate "C" not null,
  primary key (practice_id, patient_id, send_key)
);

-- Files that were uploaded to be sent; their bytes, sealed, are kept until the system has them.
create table connected.message_files (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  media_type text not null,
  bytes bytea,
  kept_at bigint not null,
  send_key text collate "C",
  thread_id text collate "C",
  message_id text collate "C",
  primary key (practice_id, patient_id, id)
);
create index message_files_of_thread on connected.message_files (practice_id, patient_id, thread_id);
create index message_files_waiting on connected.message_files (practice_id, kept_at) where thread_id is null;

-- Forms that patients signed, with the form as it was signed. What a system takes no forms of, or refused, the office enters by
-- hand: `by_hand` until `entered_at`.
create table connected.signed_forms (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  uuid text collate "C" not null,
  signed_at bigint not null,
  version integer not null,
  responses jsonb not null,
  template jsonb not null,
  handed_at bigint,
  by_hand boolean not null default false,
  entered_at bigint,
  primary key (practice_id, patient_id, uuid, signed_at)
);
create index signed_forms_open on connected.signed_forms (practice_id, signed_at)
  where handed_at is null and (not by_hand or entered_at is null);

-- When patients checked out of visits online.
create table connected.check_outs (
  practice_id text collate "C" not null,
  visit_id text collate "C" not null,
  left_at bigint not null,
  primary key (practice_id, visit_id)
);
