-- When the source last wrote a row, so that importing an older version later never replaces a newer one. Null: the row
-- is the practice's own.
alter table clinic.providers add column version bigint;
alter table clinic.locations add column version bigint;
alter table clinic.patients add column version bigint;
alter table clinic.appointments add column version bigint;
alter table clinic.chart_sections add column version bigint;
alter table clinic.chart_entries add column version bigint;
alter table clinic.document_contents add column version bigint;
