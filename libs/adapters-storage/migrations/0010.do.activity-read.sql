-- The log is read newest first by whom it is about, and by one person among those who acted. Both indexes hold only the
-- lines that are listed, so that a page costs the same however much was looked at. Guests count as one person: ''.
create index activity_listed on activity (practice_id, subject_id, at, seq)
  where actor_kind <> 'patient' or action not like 'viewed-%';

create index activity_listed_by on activity
    (practice_id, subject_id, (case actor_kind when 'guest' then '' else actor_id end), at, seq)
  where actor_kind <> 'patient' or action not like 'viewed-%';

-- Append-only, whoever asks. Keeping only so many years is a deliberate step of the operator, who disables this first.
create function activity_stands() returns trigger language plpgsql as $$
begin
  raise exception 'The activity log is append-only.';
end
$$;

create trigger activity_stands before update or delete on activity for each row execute function activity_stands();
create trigger activity_stands_whole before truncate on activity for each statement execute function activity_stands();
