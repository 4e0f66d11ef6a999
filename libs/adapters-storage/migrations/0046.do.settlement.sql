-- The ledger compared with what each practice's processor says it did.

-- Up to when a practice was compared.
create table settlements (
  practice_id text collate "C" primary key,
  settled_until bigint not null,
  settled_at bigint not null
);

-- What differed. Open until the office has explained it; none is ever deleted.
create table settlement_differences (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  charge_id text collate "C",
  processor_line text,
  ledger_cents bigint not null,
  processor_cents bigint not null,
  at bigint not null,
  found_at bigint not null,
  explained_at bigint,
  explanation text,
  primary key (practice_id, id)
);

create index settlement_differences_open on settlement_differences (practice_id, at, id) where explained_at is null;

-- Payments that cardholders dispute; a lost one has a posting in the practice's books.
create table disputes (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  patient_id text collate "C" not null,
  charge_id text collate "C" not null,
  amount_cents bigint not null check (amount_cents > 0),
  opened_at bigint not null,
  outcome text not null check (outcome in ('open', 'won', 'lost')),
  closed_at bigint check ((closed_at is null) = (outcome = 'open')),
  primary key (practice_id, id)
);

create index disputes_of_patient on disputes (practice_id, patient_id);
create index disputes_open on disputes (practice_id, opened_at, id) where outcome = 'open';

-- What a comparison looks for in the ledger.
create index payment_charges_reference on payment_charges (practice_id, reference);
create index payment_charges_at_processor on payment_charges (practice_id, (state_detail ->> 'processorCharge'))
  where state_detail ? 'processorCharge';
create index payment_charges_moved on payment_charges (practice_id, moved_at);
create index book_postings_at on book_postings (practice_id, at);
