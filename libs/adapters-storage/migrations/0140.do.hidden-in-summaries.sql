-- Entries of the record that a requested summary leaves out.
alter table summary_jobs add column hidden jsonb;
