-- Work that comes again and again is done by one instance at a time: whoever takes its turn.
create table turns (
  job text collate "C" primary key,
  until bigint not null
);

create index sessions_expiry on sessions (refresh_expires_at);
create index one_time_codes_expiry on one_time_codes (expires_at);
create index trusted_devices_expiry on trusted_devices (until);
