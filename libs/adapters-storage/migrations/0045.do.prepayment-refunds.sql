-- Prepayments that are given back because their visits were canceled: written before the cancellation, finished by a worker.
create table prepayment_refunds (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  charge_id text collate "C" not null,
  appointment_id text collate "C" not null,
  cancellation_key text collate "C" not null,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('promised', 'due', 'given-back', 'dropped', 'refused')),
  look_at bigint not null,
  primary key (practice_id, patient_id, charge_id)
);

create index prepayment_refunds_waiting on prepayment_refunds (look_at, charge_id) where state in ('promised', 'due');

-- The bookings of a visit are found from the visit.
create index bookings_of_visit on clinic.bookings (practice_id, appointment_id);
