-- Apps and systems that operators registered to read by FHIR. A removed one is kept, for its name is still shown beside what it read.
create table connected_apps (
  id text collate "C" primary key,
  name text not null,
  address text not null,
  kind text not null check (kind in ('public', 'confidential', 'service')),
  redirect_addresses jsonb not null,
  scopes jsonb not null,
  secret_hash text collate "C" check ((secret_hash is not null) = (kind = 'confidential')),
  keys jsonb check ((keys is not null) = (kind = 'service')),
  practice_id text collate "C" check ((practice_id is not null) = (kind = 'service')),
  registered_at bigint not null,
  removed_at bigint
);

-- What a person allowed an app to read: one chart, by the account that allowed it.
create table app_grants (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  app_id text collate "C" not null references connected_apps,
  patient_id text collate "C" not null,
  account_id text collate "C" not null,
  scopes jsonb not null,
  granted_at bigint not null,
  until bigint not null,
  last_used_at bigint,
  ended_at bigint,
  primary key (practice_id, id)
);
create index app_grants_of_account on app_grants (account_id) where ended_at is null;
create unique index app_grants_of_chart on app_grants (practice_id, patient_id, app_id, account_id) where ended_at is null;
create index app_grants_of_app on app_grants (app_id) where ended_at is null;

-- What apps were handed, by its hash: codes, access tokens and refresh tokens. A service has no grant.
create table app_tokens (
  hash text collate "C" primary key,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  app_id text collate "C" not null references connected_apps,
  practice_id text collate "C" not null,
  grant_id text collate "C",
  scopes jsonb not null,
  expires_at bigint not null,
  spent_at bigint,
  sent jsonb check ((sent is not null) = (kind = 'code')),
  foreign key (practice_id, grant_id) references app_grants on delete cascade
);
create index app_tokens_over on app_tokens (expires_at);
create index app_tokens_of_grant on app_tokens (practice_id, grant_id) where grant_id is not null;
