-- The teams of a practice that patients can write to, each with the hours within which it answers, and conversations
-- with a team: these have no provider.
alter table clinic.practices add column message_teams jsonb not null default '[]';
alter table clinic.threads
  alter column provider_id drop not null,
  add column team text collate "C" check (team in ('front-desk', 'billing', 'care-team')),
  add check ((provider_id is null) <> (team is null));
create index threads_with_team on clinic.threads (practice_id, patient_id, team, latest_at, id) where team is not null;
