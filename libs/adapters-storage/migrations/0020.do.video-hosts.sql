-- Where a practice's video visits take place, and what the tickets to its rooms are signed with. The address may be a path of
-- the portal itself.
create table clinic.video_hosts (
  practice_id text collate "C" primary key references clinic.practices,
  address text not null,
  secret bytea not null check (octet_length(secret) >= 32)
);
