-- When a visit was booked; unknown for visits that came from elsewhere. And the start for which the patient has said that
-- they will come: a visit that is moved is confirmed no more.
alter table clinic.appointments add column booked_at bigint;
alter table clinic.appointments add column confirmed_start bigint;

-- The visits of a practice that are coming, whoever's they are.
create index appointments_coming on clinic.appointments (practice_id, starts_at, id) where status = 'SCHEDULED';

-- Which reminder of which visit was sent, or is being sent until.
create table reminders (
  practice_id text collate "C" not null,
  appointment_id text collate "C" not null,
  starts_at bigint not null,
  minutes_before integer not null,
  until bigint not null,
  sent boolean not null default false,
  primary key (practice_id, appointment_id, starts_at, minutes_before)
);
create index reminders_over on reminders (starts_at);
