-- Money: what was taken from cards, what is on its way into the practices' books, plans, and cards on file. Amounts are
-- integer cents. No card number and no code is ever in any of these.

-- Whoever opens a charge holds the payer's row until it is written, so that two of one patient are judged one after the
-- other, on any number of machines.
create table payers (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  opened bigint not null default 1,
  primary key (practice_id, patient_id)
);

create table payment_charges (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  unique_id text collate "C" not null,
  reference text collate "C" not null,
  amount_cents bigint not null,
  purpose jsonb not null,
  reduces_balance boolean not null,
  occasion text not null check (occasion in ('payer', 'schedule', 'practice')),
  card jsonb not null,
  created_at bigint not null,
  state text not null check (state in ('created', 'submitted', 'authorised', 'capturing', 'captured', 'declined', 'unknown',
    'voided', 'refunding', 'refunded')),
  -- What belongs to the state beside its kind.
  state_detail jsonb not null default '{}',
  moved_at bigint not null,
  claimed_until bigint not null default 0,
  primary key (practice_id, patient_id, id),
  unique (practice_id, patient_id, unique_id)
);

create index payment_charges_id on payment_charges (id);

-- One patient's payments, newest first, as they are listed: what never left for the processor is not.
create index payment_charges_listed on payment_charges (practice_id, patient_id, created_at desc, id desc)
  where state <> 'created' and (state_detail ->> 'reason') is distinct from 'abandoned';

-- Money that may have moved and is not in a posting yet.
create index payment_charges_holding on payment_charges (practice_id, patient_id)
  where state in ('created', 'submitted', 'authorised', 'capturing', 'unknown');

-- Few charges are ever on their way: reconciliation finds them without reading the others.
create index payment_charges_unsettled on payment_charges (created_at, id) include (moved_at, claimed_until)
  where state in ('created', 'submitted', 'authorised', 'capturing', 'unknown', 'refunding');

-- Entries for the practices' books, made in the same transaction as the move that they tell of.
create table book_postings (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  charge_id text collate "C" not null,
  amount_cents bigint not null,
  purpose jsonb not null,
  reduces_balance boolean not null,
  at bigint not null,
  due_at bigint not null,
  tries integer not null default 0,
  posted_at bigint,
  primary key (practice_id, patient_id, id)
);

create index book_postings_id on book_postings (id);
create index book_postings_due on book_postings (due_at, id) where posted_at is null;
create index book_postings_of_patient on book_postings (practice_id, patient_id, posted_at);

create table payment_plans (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  unique_id text collate "C" not null,
  name text not null,
  status text not null check (status in ('active', 'completed', 'cancelled')),
  calendar jsonb not null,
  payment_cents bigint not null,
  card_id text collate "C" not null,
  autopay jsonb not null,
  created_at bigint not null,
  original_total_cents bigint not null,
  original_count integer not null,
  version integer not null,
  primary key (practice_id, patient_id, id),
  unique (practice_id, patient_id, unique_id)
);

-- `charge_at` and `notice_at` are empty where nothing is to be done by itself, as in a plan that is over.
create table scheduled_payments (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  plan_id text collate "C" not null,
  id text collate "C" not null,
  number integer not null,
  due date not null,
  amount_cents bigint not null,
  kind text not null check (kind in ('installment', 'one-time')),
  state text not null check (state in ('due', 'charging', 'paid', 'failed', 'cancelled')),
  tries integer not null default 0,
  charge_id text collate "C",
  charge_at bigint,
  notice_at bigint,
  noticed boolean not null default false,
  primary key (practice_id, patient_id, plan_id, id),
  foreign key (practice_id, patient_id, plan_id) references payment_plans on delete cascade
);

create index scheduled_payments_id on scheduled_payments (id);
create index scheduled_payments_due on scheduled_payments (charge_at, id)
  where state in ('due', 'charging') and charge_at is not null;
create index scheduled_payments_notice on scheduled_payments (notice_at, id)
  where state = 'due' and tries = 0 and not noticed and notice_at is not null;

-- `vault` is what the processor wants to be told; the number is with the processor alone.
create table cards_on_file (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  holder text not null,
  expiry_year integer not null,
  expiry_month integer not null check (expiry_month between 1 and 12),
  vault text not null,
  is_default boolean not null,
  added_at bigint not null,
  position bigint generated always as identity,
  primary key (practice_id, patient_id, id)
);

create unique index cards_on_file_default on cards_on_file (practice_id, patient_id) where is_default;

-- The money side of the practice system that comes with Portico.

-- What a practice decided about payments; its terms are written in both languages.
create table clinic.payment_settings (
  practice_id text collate "C" primary key references clinic.practices,
  settings jsonb not null
);

-- What is to be paid around a visit; no row: nothing.
create table clinic.visit_dues (
  practice_id text collate "C" not null,
  appointment_id text collate "C" not null,
  copay_cents bigint not null default 0,
  copay_paid_cents bigint not null default 0,
  cancellation_fee_cents bigint not null default 0,
  primary key (practice_id, appointment_id),
  foreign key (practice_id, appointment_id) references clinic.appointments on delete cascade
);

-- Times that are kept for a patient who is paying.
create table clinic.held_slots (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  patient_id text collate "C" not null,
  provider_id text collate "C" not null,
  location_id text collate "C" not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  video boolean not null,
  visit_type text,
  visit_reason text,
  comment text,
  prepayment_cents bigint not null,
  until bigint not null,
  replaces text collate "C",
  primary key (practice_id, id),
  foreign key (practice_id, patient_id) references clinic.patients,
  foreign key (practice_id, provider_id) references clinic.providers,
  foreign key (practice_id, location_id) references clinic.locations
);

create index held_slots_of_patient on clinic.held_slots (practice_id, patient_id, starts_at);

-- Which visit was booked for which charge: the same charge twice books once.
create table clinic.paid_bookings (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  charge_id text collate "C" not null,
  appointment_id text collate "C" not null,
  primary key (practice_id, patient_id, charge_id),
  foreign key (practice_id, appointment_id) references clinic.appointments on delete cascade
);

create table clinic.cancellations (
  practice_id text collate "C" not null,
  appointment_id text collate "C" not null,
  reason_id text not null,
  comments text,
  cancelled_at bigint not null,
  primary key (practice_id, appointment_id),
  foreign key (practice_id, appointment_id) references clinic.appointments on delete cascade
);

-- Whether a provider is free at a time.
create index appointments_of_provider on clinic.appointments (practice_id, provider_id, starts_at) include (ends_at)
  where status in ('SCHEDULED', 'CHECKED-IN');

create table clinic.statement_lines (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  statement_id text collate "C" not null,
  line integer not null,
  on_date date not null,
  description text not null,
  amount_cents bigint not null,
  primary key (practice_id, patient_id, statement_id, line),
  foreign key (practice_id, patient_id, statement_id) references clinic.statements on delete cascade
);
