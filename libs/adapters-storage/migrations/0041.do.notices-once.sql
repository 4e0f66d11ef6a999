-- What is told once of one event, however often whoever tells it dies: the name of the event.
alter table notices add column once text collate "C";

create unique index notices_once on notices (once, channel, address) where once is not null;
