-- What was paid ahead for a visit: it goes along when the visit is moved, so that nobody pays for it twice.
alter table clinic.appointments add column prepaid_cents bigint not null default 0 check (prepaid_cents >= 0);
