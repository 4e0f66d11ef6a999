-- Each line says how it ended, why where it was refused or an operator acted, and where the request came from.
alter table activity
  add column outcome text not null default 'done' check (outcome in ('done', 'refused', 'failed')),
  add column reason text,
  add column address text,
  add column user_agent text,
  add column session_id text collate "C",
  add column request_id text,
  add column key_id text collate "C";

alter table activity drop constraint activity_actor_kind_check;
alter table activity
  add constraint activity_actor_kind_check check (actor_kind in ('patient', 'delegate', 'guest', 'operator', 'nobody'));

-- Refusals are kept and not listed. Guests count as one person among those who acted, and so do operators and nobody.
drop index activity_listed;
drop index activity_listed_by;

create index activity_listed on activity (practice_id, subject_id, at, seq)
  where action <> 'was-refused' and (actor_kind <> 'patient' or action not like 'viewed-%');

create index activity_listed_by on activity
    (practice_id, subject_id, (case when actor_kind in ('patient', 'delegate') then actor_id else actor_kind end), at, seq)
  where action <> 'was-refused' and (actor_kind <> 'patient' or action not like 'viewed-%');
