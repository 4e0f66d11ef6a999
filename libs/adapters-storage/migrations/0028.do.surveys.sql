-- What a practice asks about a visit, by its kind. A newer version stands beside the older ones, which somebody may have begun.
create table clinic.surveys (
  practice_id text collate "C" not null references clinic.practices,
  type text collate "C" not null check (type in ('office-visit', 'video-visit')),
  version integer not null check (version >= 1),
  title jsonb not null,
  questions jsonb not null,
  primary key (practice_id, type, version)
);

-- From which rating on a practice counts people as satisfied, and where it asks them to say so.
create table clinic.survey_rules (
  practice_id text collate "C" primary key references clinic.practices,
  rules jsonb not null
);

-- How far the survey about a visit came; no row: it waits.
create table clinic.survey_answers (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  appointment_id text collate "C" not null,
  type text collate "C" not null,
  version integer not null,
  state text not null check (state in ('started', 'cancelled', 'completed')),
  answers jsonb not null,
  outcome jsonb check ((state = 'completed') = (outcome is not null)),
  at bigint check ((state = 'started') = (at is null)),
  primary key (practice_id, patient_id, appointment_id),
  foreign key (practice_id, patient_id) references clinic.patients,
  foreign key (practice_id, type, version) references clinic.surveys
);
