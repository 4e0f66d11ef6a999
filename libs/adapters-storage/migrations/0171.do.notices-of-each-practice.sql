-- Whose turn it is when notices are sent, so that a practice with very many of them holds up nobody of another.
alter table notices add column sender text collate "C" not null default 'portal';

create index notices_of_each_sender on notices (sender, due_at, id) where not awaited and sent_at is null and given_up_at is null;
