-- Who asks something of the patients of a practice on pages of their own, before a visit: how they are called, where they are,
-- and what the tickets to their pages are signed with. The address may be a path of the portal itself.
create table clinic.task_partners (
  practice_id text collate "C" primary key references clinic.practices,
  name text not null,
  address text not null,
  secret bytea not null check (octet_length(secret) >= 32)
);

-- What partners said is done. They know a task by this name alone, and nothing of whose it is.
create table clinic.tasks_done (
  practice_id text collate "C" not null references clinic.practices,
  task text collate "C" not null,
  done_at bigint not null,
  primary key (practice_id, task)
);
