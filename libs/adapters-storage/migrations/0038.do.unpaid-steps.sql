-- A visit that is booked or canceled while its money was refused is a state of its own, and is listed for the office.
alter table payment_charges drop constraint payment_charges_state_check;
alter table payment_charges add constraint payment_charges_state_check check (state in ('created', 'submitted', 'authorised',
  'capturing', 'captured', 'declined', 'unpaid', 'unknown', 'voided', 'refunding', 'refunded'));

drop index payment_charges_paid_once;
create unique index payment_charges_paid_once on payment_charges (practice_id, patient_id, paid_once)
  where paid_once is not null and state not in ('declined', 'voided', 'unpaid')
    and (state <> 'refunded' or purpose ->> 'kind' = 'shop' or (state_detail ->> 'amount')::bigint < amount_cents);

create index payment_charges_unpaid_steps on payment_charges (practice_id, created_at desc, id desc)
  where state in ('unpaid', 'capturing');
