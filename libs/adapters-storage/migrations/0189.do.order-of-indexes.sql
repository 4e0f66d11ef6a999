-- Where an index says no order for its first column, YugabyteDB spreads it by hash, and what is due, over, or next by its number is
-- found by reading all of it. PostgreSQL and CockroachDB have these indexes in this order already, and building them anew would
-- hold everybody who writes to their tables.
-- engine yugabytedb
drop index clinic.appointments_by_start;
create index appointments_by_start on clinic.appointments (starts_at asc, practice_id, id) where status = 'SCHEDULED';
drop index clinic.arrived_reports_until;
create index arrived_reports_until on clinic.arrived_reports (until asc);
drop index clinic.message_files_unsent;
create index message_files_unsent on clinic.message_files (kept_at asc) where thread_id is null;
drop index clinic.practices_office_digest;
create index practices_office_digest on clinic.practices ((coalesce(office_digest_due_at, 0)) asc) where office_digest is not null;
drop index accounts_pending;
create index accounts_pending on accounts (terms_accepted_at asc) where confirmed_at is null;
drop index activity_not_done;
create index activity_not_done on activity (at asc) where outcome <> 'done';
drop index activity_seq;
create unique index activity_seq on activity (seq asc);
drop index activity_seals_at;
create index activity_seals_at on activity_seals (sealed_at asc);
drop index announced_results_begun;
create index announced_results_begun on announced_results (begun_at asc);
drop index app_tokens_over;
create index app_tokens_over on app_tokens (expires_at asc);
drop index book_postings_due;
create index book_postings_due on book_postings (due_at asc, id) where posted_at is null;
drop index capabilities_expiry;
create index capabilities_expiry on capabilities (expires_at asc);
drop index challenges_expiry;
create index challenges_expiry on challenges (expires_at asc);
drop index health_links_by_end;
create index health_links_by_end on health_links (expires_at asc);
drop index notices_due;
create index notices_due on notices (due_at asc) where sent_at is null and given_up_at is null;
drop index notices_made;
create index notices_made on notices (made_at asc);
drop index one_time_codes_expiry;
create index one_time_codes_expiry on one_time_codes (expires_at asc);
drop index payment_charges_probe;
create index payment_charges_probe on payment_charges (probe_at asc, id) where probe_at is not null;
drop index payment_charges_unsettled;
create index payment_charges_unsettled on payment_charges (created_at asc, id) include (moved_at, claimed_until) where state in ('created', 'submitted', 'authorised', 'capturing', 'unknown', 'refunding');
drop index prepayment_refunds_waiting;
create index prepayment_refunds_waiting on prepayment_refunds (look_at asc, charge_id) where state in ('promised', 'due');
drop index reminders_over;
create index reminders_over on reminders (starts_at asc);
drop index scheduled_payments_due;
create index scheduled_payments_due on scheduled_payments (charge_at asc, id) where state in ('due', 'charging') and charge_at is not null;
drop index scheduled_payments_notice;
create index scheduled_payments_notice on scheduled_payments (notice_at asc, id) where state = 'due' and tries = 0 and not noticed and notice_at is not null;
drop index sessions_expiry;
create index sessions_expiry on sessions (refresh_expires_at asc);
drop index short_links_expiry;
create index short_links_expiry on short_links (expires_at asc);
drop index summary_jobs_over;
create index summary_jobs_over on summary_jobs (made_at asc);
drop index summary_jobs_waiting;
create index summary_jobs_waiting on summary_jobs (made_at asc, id) where outcome is null;
drop index tries_last;
create index tries_last on tries (last_at asc);
drop index trusted_devices_expiry;
create index trusted_devices_expiry on trusted_devices (until asc);
drop index unsent_drafts_by_age;
create index unsent_drafts_by_age on unsent_drafts (saved_at asc);
drop index clinic.practices_open;
create index practices_open on clinic.practices (clinic.plain_text(name) asc, practice_id) where takes_new_patients;
-- The key of the seals by number has no order there either.
create index activity_seals_by_number on activity_seals (seq asc);
-- engine all
