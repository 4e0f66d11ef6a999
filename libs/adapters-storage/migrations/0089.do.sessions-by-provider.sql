-- By which sign-in at an identity provider a session began, so that it ends when the provider says that this has ended.
alter table sessions
  add column identity_issuer text collate "C",
  add column identity_subject text collate "C",
  add column identity_session text collate "C";
create index sessions_of_identity on sessions (identity_issuer, identity_subject) where identity_issuer is not null;
create index sessions_of_sign_in on sessions (identity_issuer, identity_session) where identity_session is not null;
