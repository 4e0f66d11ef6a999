-- What only one charge may pay: a cancellation fee, a prepayment, an installment, an order of a shop. Empty for what several may,
-- and for charges from before this was written down.
alter table payment_charges add column paid_once text collate "C";

create unique index payment_charges_paid_once on payment_charges (practice_id, patient_id, paid_once)
  where paid_once is not null and state not in ('declined', 'voided')
    and (state <> 'refunded' or purpose ->> 'kind' = 'shop' or (state_detail ->> 'amount')::bigint < amount_cents);
