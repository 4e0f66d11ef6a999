-- Each import into the embedded system: who ran it, when, and what it came to.
create table clinic.imports (
  practice_id text collate "C" not null references clinic.practices on delete cascade,
  id integer generated always as identity,
  started_at bigint not null,
  operator text not null,
  files integer not null default 0,
  changed integer not null default 0,
  undone_at bigint,
  undone_by text,
  primary key (practice_id, id)
);

-- What an import changed, row by row, so that it can be undone: the row as it was, absent where it is new, and the digest of the
-- row as the import left it, so that a later change of it is seen.
create table clinic.import_changes (
  practice_id text collate "C" not null,
  import_id integer not null,
  seq bigint generated always as identity,
  table_name text collate "C" not null,
  row_id jsonb not null,
  patient_id text collate "C",
  before jsonb,
  after text collate "C" not null,
  primary key (practice_id, import_id, seq),
  foreign key (practice_id, import_id) references clinic.imports on delete cascade
);
create index import_changes_of_row on clinic.import_changes (practice_id, import_id, table_name, row_id);
create index import_changes_of_patient on clinic.import_changes (practice_id, patient_id);

-- Two people, or two words about one thing, that an import could not tell apart, and what an operator decided. `subject` is the
-- id that the source gives, with the family name and birth date that came with it.
create table clinic.import_conflicts (
  practice_id text collate "C" not null references clinic.practices on delete cascade,
  id text collate "C" not null,
  kind text not null check (kind in ('shared-identifier', 'changed-person', 'entry')),
  subject text collate "C" not null,
  family text collate "C" not null,
  born text collate "C" not null,
  patient_id text collate "C",
  other_patient_id text collate "C",
  section text,
  decision text check (decision in ('same', 'another', 'drop')),
  decided_at bigint,
  decided_by text,
  primary key (practice_id, id)
);
create index import_conflicts_of_subject on clinic.import_conflicts (practice_id, subject);
create index import_conflicts_of_patient on clinic.import_conflicts (practice_id, patient_id);
