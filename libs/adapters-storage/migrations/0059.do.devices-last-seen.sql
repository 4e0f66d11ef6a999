-- The devices that an account used last have a count of wrong passwords of their own.
alter table known_devices add column last_seen_at bigint not null default 0;

update known_devices set last_seen_at = first_seen_at;
