-- Ways in: confirmed accounts, codes, second factors, delegations, and what is told to people.

alter table accounts
  add column confirmed_at bigint,
  add column phone text,
  add column birth_date text,
  add column terms_version text,
  add column terms_accepted_at bigint;

-- Whoever could sign in before there was a confirmation still can.
update accounts set confirmed_at = 0;

alter table sessions
  add column user_agent text not null default '',
  add column last_seen_at bigint;

update sessions set last_seen_at = started_at;

-- Rights that travel in links, by the hash of their code. Rows end by themselves and are pruned by expires_at.
create table capabilities (
  id text collate "C" primary key,
  code text collate "C" not null unique,
  purpose text not null,
  practice_id text collate "C",
  patient_id text collate "C",
  account_id text collate "C",
  email text,
  phone text,
  resource text,
  created_at bigint not null,
  from_at bigint,
  expires_at bigint not null,
  used_at bigint,
  revoked_at bigint,
  wrong_checks integer not null default 0
);

create index capabilities_account on capabilities (account_id, purpose) where account_id is not null;
create index capabilities_chart on capabilities (practice_id, patient_id, purpose) where patient_id is not null;
create index capabilities_expiry on capabilities (expires_at);

create table one_time_codes (
  account_id text collate "C" not null,
  device_id text collate "C" not null,
  purpose text not null,
  code text not null,
  sent_to text not null,
  expires_at bigint not null,
  wrong_tries integer not null default 0,
  primary key (account_id, device_id, purpose)
);

create table trusted_devices (
  account_id text collate "C" not null,
  device_id text collate "C" not null,
  until bigint not null,
  primary key (account_id, device_id)
);

-- One row per factor; passkeys are told apart by their credential id, which is '' for every other kind.
create table second_factors (
  account_id text collate "C" not null,
  kind text not null check (kind in ('email', 'sms', 'totp', 'passkey')),
  credential_id text collate "C" not null default '',
  position bigint generated always as identity,
  detail jsonb not null,
  primary key (account_id, kind, credential_id)
);

create unique index second_factors_passkey on second_factors (credential_id) where kind = 'passkey';

create table recovery_codes (
  account_id text collate "C" not null,
  code text collate "C" not null,
  primary key (account_id, code)
);

-- Who may act for whom, per chart.
create table delegations (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  delegate_id text collate "C" not null,
  profile_id text collate "C" not null,
  profile_name text not null,
  permissions text[] not null,
  granted_at bigint not null,
  until bigint,
  revoked_at bigint,
  primary key (practice_id, patient_id, delegate_id)
);

create index delegations_delegate on delegations (delegate_id);

-- Mails and text messages on their way, and, in a demo, to be read. `notice` holds a code or a link until it is sent.
create table notices (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  language text not null check (language in ('en', 'es')),
  notice jsonb not null,
  made_at bigint not null,
  due_at bigint not null,
  tries integer not null default 0,
  sent_at bigint,
  given_up_at bigint
);

create index notices_due on notices (due_at) where sent_at is null and given_up_at is null;

-- Short addresses that stand in text messages.
create table short_links (
  type text not null,
  hash text collate "C" not null,
  long_url text not null,
  from_at bigint,
  expires_at bigint not null,
  primary key (hash, type)
);

-- Within a practice a line is about a patient there, and about the account where no practice is touched.
alter table activity add column actor_kind text not null default 'patient' check (actor_kind in ('patient', 'delegate', 'guest'));

update activity set subject_id = c.patient_id
from account_charts c
where c.account_id = activity.subject_id and c.practice_id = activity.practice_id;
