-- What was begun and waits for its proof: a passkey to be shown, a passkey or an app to be added. They live minutes.
create table challenges (
  id text collate "C" primary key,
  kind text not null check (kind in ('passkey-sign-in', 'new-passkey', 'new-app')),
  account_id text collate "C",
  secret text,
  expires_at bigint not null
);

create index challenges_expiry on challenges (expires_at);

-- Devices on which an account has signed in. They outlive sessions, so that a person is told of a device that is new.
create table known_devices (
  account_id text collate "C" not null,
  device_id text collate "C" not null,
  first_seen_at bigint not null,
  primary key (account_id, device_id)
);

insert into known_devices (account_id, device_id, first_seen_at)
select account_id, device_id, min(started_at) from sessions group by account_id, device_id;

-- From here on every session says when it was last seen.
alter table sessions alter column last_seen_at set not null;
