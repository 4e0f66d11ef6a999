-- Requests of patients to amend entries of their record, what the practice answered, and statements of disagreement.
-- Every text is sealed but the name of the entry.
create table clinic.amendment_requests (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  section text collate "C" not null,
  entry_id text collate "C" not null,
  entry_name text not null,
  wrong text not null,
  correct text not null,
  requested_at bigint not null,
  status text collate "C" not null check (status in ('requested', 'accepted', 'denied')),
  changed_at bigint check ((status = 'requested') = (changed_at is null)),
  answer text,
  disagreement text check (disagreement is null or status = 'denied'),
  disagreed_at bigint check ((disagreement is null) = (disagreed_at is null)),
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients on delete cascade
);
create unique index amendment_requests_open on clinic.amendment_requests (practice_id, patient_id, section, entry_id)
  where status = 'requested';
create index amendment_requests_of_office on clinic.amendment_requests (practice_id, requested_at)
  where status = 'requested' or disagreement is not null;
