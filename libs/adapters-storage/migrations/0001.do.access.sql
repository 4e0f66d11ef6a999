-- Instants are bigint epoch milliseconds throughout, as the domain has them; ids compare byte by byte, as it compares them.

create table accounts (
  id text collate "C" primary key,
  email text not null,
  username text not null,
  -- What people sign in by: both in lower case, made by the adapter, as databases differ in what that is.
  email_key text collate "C" not null unique,
  username_key text collate "C" not null unique,
  name text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'es'))
);

-- An account's charts, which keep their order.
create table account_charts (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  account_id text collate "C" not null references accounts on delete cascade,
  position integer not null,
  primary key (practice_id, patient_id, account_id)
);

create index account_charts_account on account_charts (account_id, position);

create table sessions (
  id text collate "C" primary key,
  account_id text collate "C" not null,
  device_id text collate "C" not null,
  started_at bigint not null,
  refresh_current text not null,
  refresh_pending text[] not null,
  refresh_spent text,
  refresh_expires_at bigint not null,
  refresh_version integer not null,
  revoked_at bigint
);

create index sessions_account on sessions (account_id);

-- Known by a hash of what was typed: people type passwords into the wrong field, and unknown names count as known ones do.
create table sign_in_failures (
  login_hash text collate "C" not null,
  at bigint not null,
  seq bigint generated always as identity,
  primary key (login_hash, at, seq)
);

-- Append-only. The practice is '' where none is known, as at sign-in.
create table activity (
  practice_id text collate "C" not null,
  subject_id text collate "C" not null,
  at bigint not null,
  seq bigint generated always as identity,
  actor_id text collate "C" not null,
  action text not null,
  resource text,
  primary key (practice_id, subject_id, at, seq)
);
