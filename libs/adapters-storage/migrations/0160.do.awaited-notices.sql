-- Codes and links for which a person waits at the screen go before what can be read later, such as ten thousand reminders.
alter table notices add column awaited boolean not null default false;

create index notices_awaited on notices (due_at asc, id) where awaited and sent_at is null and given_up_at is null;
