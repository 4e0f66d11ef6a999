-- What the portal does by itself has its lines too, such as money that a worker moved.
alter table activity drop constraint activity_actor_kind_check;
alter table activity
  add constraint activity_actor_kind_check check (actor_kind in ('patient', 'delegate', 'guest', 'operator', 'portal', 'nobody'));
