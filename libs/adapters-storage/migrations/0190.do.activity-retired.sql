-- Up to where the lines of a chain were retired after their time. The seal at that place stays, as the hash that the first line
-- behind it follows, and so does the seal before each line that was kept for a legal matter.
create table activity_retired (
  chain text collate "C" primary key,
  position bigint not null check (position > 0),
  -- Lines up to there that are gone; the others are kept.
  lines bigint not null check (lines > 0 and lines <= position),
  -- The time of the line in the log that says so.
  retired_at bigint not null
);

-- A line goes after six years (of 365 days: the commands count them by the calendar) and where a transaction says that it retires.
-- Whoever has no right to delete cannot do so by saying it.
create function activity_stands_in_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portico.retires', true) = 'on' then
    if old.at < floor(extract(epoch from statement_timestamp()) * 1000)::bigint - 189216000000 then
      return old;
    end if;
  end if;
  raise exception 'The activity log is append-only.';
end
$$;

-- A seal goes then, and once its line is gone.
create function activity_seal_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portico.retires', true) = 'on' then
    if not exists (select 1 from activity a where a.seq = old.seq) then
      return old;
    end if;
  end if;
  raise exception 'The activity log is append-only.';
end
$$;

drop trigger activity_stands on activity;
create trigger activity_stands before update or delete on activity
  for each row execute function activity_stands_in_time();
drop trigger activity_seals_stand on activity_seals;
create trigger activity_seals_stand before update or delete on activity_seals
  for each row execute function activity_seal_stands();
