-- Whose data has to be kept for a legal matter: of an account, or of a chart without one.
create table legal_holds (
  id text collate "C" primary key,
  account_id text collate "C",
  practice_id text collate "C",
  patient_id text collate "C",
  -- Emails in lower case and phone numbers at the time, since the person may change them.
  addresses text[] not null,
  placed_at bigint not null,
  placed_by text not null,
  reason text not null,
  released_at bigint,
  released_by text,
  release_reason text,
  check ((account_id is null) <> (practice_id is null and patient_id is null)),
  check ((practice_id is null) = (patient_id is null)),
  check ((released_at is null) = (released_by is null) and (released_at is null) = (release_reason is null))
);

create index legal_holds_of_account on legal_holds (account_id) where released_at is null;
create index legal_holds_of_chart on legal_holds (practice_id, patient_id) where released_at is null;
