-- A payment is given back in several parts: each refund says what went back before it, and all of them together are at most
-- the payment.
update payment_charges set state_detail = state_detail || '{"before": 0}'
where state = 'refunding' and not state_detail ? 'before';

alter table payment_charges add constraint payment_charges_refunds check (
  state not in ('refunding', 'refunded')
  or coalesce((state_detail ->> 'before')::bigint, 0) + (state_detail ->> 'amount')::bigint <= amount_cents
);
