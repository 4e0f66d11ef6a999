-- Links to summaries of records; the summary is encrypted with a key that is in the link alone. The code of the link is hashed.
create table health_links (
  id text collate "C" primary key,
  code_hash text collate "C" not null unique,
  account_id text collate "C" not null,
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  made_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint,
  passcode_hash text,
  wrong_passcodes int not null default 0,
  opened_times int not null default 0,
  summary text not null
);
create index health_links_of_patient on health_links (practice_id, patient_id, made_at);
create index health_links_by_end on health_links (expires_at);
