-- What of a payment at a visit is for the visit's copay: the ledger decides it as it writes the charge, so that the copay of a visit is
-- paid once, and says nothing about the balance or about another visit.
alter table payment_charges add column copay_cents bigint not null default 0
  constraint payment_charges_copay check (copay_cents >= 0 and copay_cents <= amount_cents);
alter table book_postings add column copay_cents bigint not null default 0;
