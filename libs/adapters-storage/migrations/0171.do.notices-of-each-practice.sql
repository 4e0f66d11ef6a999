-- Whose turn it is when notices are sent, so that a practice with very many of them holds up nobody of another.
alter table notices add column sender text collate "C" not null default 'portal';
