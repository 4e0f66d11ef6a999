-- Who was asked to act for whom; the link to it is a capability whose resource is the id.
create table delegate_invitations (
  id text collate "C" primary key,
  from_account text collate "C" not null,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'es')),
  charts jsonb not null,
  permissions text[] not null,
  until bigint,
  sent_at bigint not null,
  expires_at bigint not null,
  verified_at bigint,
  closed text check (closed in ('accepted', 'withdrawn'))
);

create index delegate_invitations_open on delegate_invitations (from_account) where closed is null;
