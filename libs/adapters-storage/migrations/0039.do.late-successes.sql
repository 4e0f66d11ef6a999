-- When a charge that was given up is looked for once more: a processor that was slow may have taken its money after all.
alter table payment_charges add column probe_at bigint;

create index payment_charges_probe on payment_charges (probe_at, id) where probe_at is not null;
