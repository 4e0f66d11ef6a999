-- Apart from the column: a table is held for as long as its migration runs, and notices are read all the while.
create index notices_of_each_sender on notices (sender, due_at, id) where not awaited and sent_at is null and given_up_at is null;
