-- Instants are bigint epoch milliseconds throughout, as the domain has them.

create table accounts (
  id text primary key,
  email text not null,
  username text not null,
  name text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'es'))
);

-- People sign in with either; both are compared in lower case.
create unique index accounts_email on accounts (lower(email));
create unique index accounts_username on accounts (lower(username));

-- An account's charts, which keep their order.
create table account_charts (
  practice_id text not null,
  patient_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  position integer not null,
  primary key (practice_id, patient_id, account_id)
);

create index account_charts_account on account_charts (account_id, position);

create table sessions (
  id text primary key,
  account_id text not null,
  device_id text not null,
  started_at bigint not null,
  refresh_hash text not null,
  refresh_expires_at bigint not null,
  previous_hash text,
  previous_replaced_at bigint,
  revoked_at bigint,
  check ((previous_hash is null) = (previous_replaced_at is null))
);

create index sessions_account on sessions (account_id);

-- Kept by what was typed, so that an unknown name behaves as a known one.
create table sign_in_failures (
  login text not null,
  at bigint not null,
  seq bigint generated always as identity,
  primary key (login, at, seq)
);

-- Append-only. The practice is '' where none is known yet, as at sign-in.
create table activity (
  practice_id text not null,
  subject_id text not null,
  at bigint not null,
  seq bigint generated always as identity,
  actor_id text not null,
  action text not null,
  resource text,
  primary key (practice_id, subject_id, at, seq)
);
