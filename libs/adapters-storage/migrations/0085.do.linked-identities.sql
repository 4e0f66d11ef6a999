-- Who somebody is at an identity provider, and which account that opens. Issuer and subject together name one person.
create table linked_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  account_id text collate "C" not null references accounts on delete cascade,
  provider text collate "C" not null,
  linked_at bigint not null,
  last_used_at bigint,
  primary key (issuer, subject),
  unique (account_id, provider)
);

-- A challenge may also wait for the answer of a provider, or hold an identity until an account is shown for it.
alter table challenges drop constraint challenges_kind_check;
alter table challenges add constraint challenges_kind_check
  check (kind in ('passkey-sign-in', 'new-passkey', 'new-app', 'at-provider', 'identity'));
