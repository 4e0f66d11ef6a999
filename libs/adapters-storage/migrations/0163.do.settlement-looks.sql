-- When each practice that ever had a charge is compared with its processor next; whoever compares moves it on for a while.
create table settlement_looks (
  practice_id text collate "C" primary key,
  look_at bigint not null
);
create index settlement_looks_due on settlement_looks (look_at asc, practice_id);
insert into settlement_looks (practice_id, look_at)
  with recursive each as (
    (select practice_id from payment_charges order by practice_id limit 1)
    union all
    select (select c.practice_id from payment_charges c where c.practice_id > each.practice_id order by 1 limit 1)
    from each where each.practice_id is not null
  )
  select practice_id, 0 from each where practice_id is not null;
