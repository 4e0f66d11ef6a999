-- What a one-time payment that is made at once is paid with; a payment's id may stand in two plans of a patient.
alter table scheduled_payments add column chosen jsonb;

-- What a plan that promised too much was answered with; a repeat of it is answered with the same.
alter table payment_plans add column taken_back jsonb;

-- Which practices have something due is found without reading what is due.
create index scheduled_payments_due_at_practice on scheduled_payments (practice_id, charge_at)
  where state in ('due', 'charging') and charge_at is not null;
create index scheduled_payments_notice_at_practice on scheduled_payments (practice_id, notice_at)
  where state = 'due' and tries = 0 and not noticed and notice_at is not null;

-- The first installment of a plan that waits or is being charged is the only one that may be.
create index scheduled_payments_open on scheduled_payments (practice_id, patient_id, plan_id, number)
  where kind = 'installment' and state in ('due', 'charging');

-- What was on its way when its plan was ended is looked at again: its charge was settled since, or is to be.
update scheduled_payments set charge_at = 0 where state = 'charging' and charge_at is null;
