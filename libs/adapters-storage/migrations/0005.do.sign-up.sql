-- Where somebody may register online, and how the practice reaches whoever did.

alter table clinic.practices add column takes_new_patients boolean not null default false;

alter table clinic.patients
  add column email text,
  add column phone text;
