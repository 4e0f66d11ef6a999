-- How a practice shows itself to people who have not signed in, and what guests can do there online.

alter table clinic.practices
  add column logo text check (logo ~ '^data:image/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/=]+$' and length(logo) <= 65536),
  add column guest_errands jsonb not null default '[]';
