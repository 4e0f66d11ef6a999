-- Who asked for a summary; nobody else is given it.
alter table summary_jobs add column asked_by text collate "C";
-- Entries of the record that the practice leaves out of a document it sends; null if the patient had it sent.
alter table clinic.summary_mailings add column hidden jsonb;
