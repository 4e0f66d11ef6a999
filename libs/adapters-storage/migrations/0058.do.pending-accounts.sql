-- An email belongs to whoever confirms it: accounts that wait for that stand side by side, and one of them at most is confirmed.
alter table accounts drop constraint accounts_email_key_key;

create unique index accounts_confirmed_email on accounts (email_key) where confirmed_at is not null;
create index accounts_email on accounts (email_key);

-- A hash of the device on which the account was begun.
alter table accounts add column begun_on text;

create index accounts_pending on accounts (terms_accepted_at) where confirmed_at is null;
