-- When each practice at which somebody waits for an earlier time is looked at next; whoever looks moves it on for a while.
create table wait_list_looks (
  practice_id text collate "C" primary key,
  look_at bigint not null
);
create index wait_list_looks_due on wait_list_looks (look_at asc, practice_id);
insert into wait_list_looks (practice_id, look_at) select distinct practice_id, 0 from wait_list where live;
