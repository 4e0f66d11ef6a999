-- Under which key a visit was canceled: the same one twice cancels once, and a charge for a cancellation is taken only where the
-- visit was canceled for that charge. Empty where the practice canceled.
alter table clinic.cancellations add column cancellation_key text collate "C";

create index cancellations_key on clinic.cancellations (practice_id, cancellation_key) where cancellation_key is not null;
