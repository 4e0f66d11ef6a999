-- Failed sign-ins and refusals are few among all lines, and are looked for by time.
create index activity_not_done on activity (at) where outcome <> 'done';
