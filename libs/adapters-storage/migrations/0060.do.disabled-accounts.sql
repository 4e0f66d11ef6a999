-- Nobody signs in to a disabled account. An operator disables and enables it.
alter table accounts add column disabled_at bigint;
