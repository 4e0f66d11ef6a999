-- The lines of a practice, and those of no practice under '', are chained in the order in which they were sealed, a
-- moment after they were written: nobody who writes a line waits for another one.
create unique index activity_seq on activity (seq);

create table activity_seals (
  chain text collate "C" not null,
  position bigint not null check (position > 0),
  -- The line that is sealed.
  seq bigint not null unique,
  -- SHA-256 of the hash before it in the chain, and of the line with its place.
  hash bytea not null,
  sealed_at bigint not null,
  primary key (chain, position)
);

create index activity_seals_at on activity_seals (sealed_at);

create trigger activity_seals_stand before update or delete on activity_seals
  for each row execute function activity_stands();
create trigger activity_seals_stand_whole before truncate on activity_seals
  for each statement execute function activity_stands();
