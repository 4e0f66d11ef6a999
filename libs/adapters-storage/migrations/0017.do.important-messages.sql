-- What a practice wants everybody to read who comes in, and who has put it away for good.
alter table clinic.practices add column important_message jsonb;

create table dismissed_messages (
  practice_id text collate "C" not null,
  account_id text collate "C" not null,
  message_id text collate "C" not null,
  dismissed_at bigint not null,
  primary key (practice_id, account_id, message_id)
);
