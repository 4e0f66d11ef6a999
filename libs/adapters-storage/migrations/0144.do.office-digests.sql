-- To whom the daily digest of a practice's office is mailed and at which time ({"to": […], "at": "07:00"}), and when the next one is due.
alter table clinic.practices add column office_digest jsonb;
alter table clinic.practices add column office_digest_due_at bigint;
create index practices_office_digest on clinic.practices ((coalesce(office_digest_due_at, 0))) where office_digest is not null;
