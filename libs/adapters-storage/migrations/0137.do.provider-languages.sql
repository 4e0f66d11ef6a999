-- The languages in which a provider speaks with patients, as BCP 47 tags, and a sentence about the provider in every language.
alter table clinic.providers add column languages jsonb;
alter table clinic.providers add column about jsonb;
