-- The practice-management system that comes with Portico. It has a schema of its own, as the portal's tables are
-- another system's. Every table is keyed by practice first, so that a distributed database can keep a practice's rows
-- together. Instants are epoch milliseconds; ids compare byte by byte, as the domain compares them.

create schema clinic;

create table clinic.practices (
  practice_id text collate "C" primary key,
  name text not null,
  phone text not null,
  time_zone text not null,
  management text not null,
  cloverapi boolean not null,
  payeezy boolean not null,
  accent text check (accent ~ '^#[0-9a-f]{6}$')
);

create table clinic.providers (
  practice_id text collate "C" not null references clinic.practices,
  id text collate "C" not null,
  name text not null,
  specialty text,
  primary key (practice_id, id)
);

create table clinic.locations (
  practice_id text collate "C" not null references clinic.practices,
  id text collate "C" not null,
  office text not null,
  address_lines jsonb not null,
  city text not null,
  state text not null,
  zip text not null,
  phone text,
  time_zone text not null,
  primary key (practice_id, id)
);

create table clinic.patients (
  practice_id text collate "C" not null references clinic.practices,
  id text collate "C" not null,
  name text not null,
  birth_date date,
  language text not null check (language in ('en', 'es')),
  primary key (practice_id, id)
);

create table clinic.appointments (
  practice_id text collate "C" not null,
  id text collate "C" not null,
  patient_id text collate "C" not null,
  provider_id text collate "C" not null,
  location_id text collate "C" not null,
  status text not null
    check (status in ('SCHEDULED', 'CHECKED-IN', 'REQUESTED', 'MISSED', 'CANCELLED', 'COMPLETED')),
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  video boolean not null,
  visit_type text,
  visit_reason text,
  comment text,
  primary key (practice_id, id),
  foreign key (practice_id, patient_id) references clinic.patients,
  foreign key (practice_id, provider_id) references clinic.providers,
  foreign key (practice_id, location_id) references clinic.locations
);

-- One patient's appointments in their order, with all that tells past from upcoming: neither the list nor its count
-- touches another patient's rows.
create index appointments_of_patient on clinic.appointments (practice_id, patient_id, starts_at, id)
  include (status, ends_at);

-- Few appointments are still to come; upcoming ones are found without reading years of history.
create index appointments_open on clinic.appointments (practice_id, patient_id, ends_at)
  where status in ('SCHEDULED', 'CHECKED-IN', 'REQUESTED');

-- What a chart says of a section as a whole. No row: no information.
create table clinic.chart_sections (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  section text collate "C" not null
    check (section in ('conditions', 'allergies', 'medications', 'labs', 'documents', 'careTeam')),
  kind text not null check (kind in ('entries', 'narrative', 'none-known')),
  narrative jsonb check ((kind = 'narrative') = (narrative is not null)),
  primary key (practice_id, patient_id, section),
  foreign key (practice_id, patient_id) references clinic.patients
);

create table clinic.chart_entries (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  section text collate "C" not null,
  id text collate "C" not null,
  body jsonb not null,
  primary key (practice_id, patient_id, section, id),
  foreign key (practice_id, patient_id, section) references clinic.chart_sections
);

create table clinic.document_contents (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  document_id text collate "C" not null,
  bytes bytea not null,
  primary key (practice_id, patient_id, document_id),
  foreign key (practice_id, patient_id) references clinic.patients
);

-- What a patient owes is the sum of these; payments and write-offs are negative.
create table clinic.charges (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  description text not null,
  amount_cents bigint not null,
  posted_at bigint not null,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients
);

create table clinic.statements (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  issued_on date not null,
  total_cents bigint not null,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients
);

create table clinic.threads (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  subject text not null,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients
);

create table clinic.messages (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  thread_id text collate "C" not null,
  id text collate "C" not null,
  from_patient boolean not null,
  sender text not null,
  body text not null,
  sent_at bigint not null,
  read_at bigint,
  primary key (practice_id, patient_id, thread_id, id),
  foreign key (practice_id, patient_id, thread_id) references clinic.threads
);

create index messages_unread on clinic.messages (practice_id, patient_id) where read_at is null and not from_patient;

create table clinic.form_requests (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  title_en text not null,
  title_es text not null,
  due date,
  completed_at bigint,
  primary key (practice_id, patient_id, id),
  foreign key (practice_id, patient_id) references clinic.patients
);

-- Which practices the demo generator made, how large, and around which day: a demo is moved along with the calendar.
create table clinic.demos (
  practice_id text collate "C" primary key references clinic.practices,
  seed bigint not null,
  patients integer not null,
  appointments integer not null,
  anchored_on date not null
);
