-- The languages of the portal are those that have catalogs of texts; a column takes any that is written as BCP 47 writes one.
alter table accounts drop constraint accounts_language_check,
  add constraint accounts_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table clinic.patients drop constraint patients_language_check,
  add constraint patients_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table notices drop constraint notices_language_check,
  add constraint notices_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table delegate_invitations drop constraint delegate_invitations_language_check,
  add constraint delegate_invitations_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table plan_agreements drop constraint plan_agreements_language_check,
  add constraint plan_agreements_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table terms_texts drop constraint terms_texts_language_check,
  add constraint terms_texts_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table card_agreements drop constraint card_agreements_language_check,
  add constraint card_agreements_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
