-- What the practice lets patients book, and how it was booked.

-- Any booking is made once under its key, not only a paid one.
alter table clinic.paid_bookings rename to bookings;
alter table clinic.bookings rename column charge_id to booking_key;

-- The kind of visit it was booked as; unknown for visits that came from elsewhere. A provider's calendar is one resource.
alter table clinic.appointments add column visit_reason_id text collate "C";
-- Of a request: the visit that stays until the practice has answered, and what would suit.
alter table clinic.appointments add column replaces text collate "C";
alter table clinic.appointments add column wish jsonb;

alter table clinic.held_slots add column visit_reason_id text collate "C";
-- Kept for somebody who waits, not chosen by them.
alter table clinic.held_slots add column offered boolean not null default false;
-- Who else keeps a time of a provider.
create index held_slots_of_provider on clinic.held_slots (practice_id, provider_id, starts_at) include (ends_at, until);

alter table clinic.providers add column photo text;
alter table clinic.providers add column auto_schedule boolean not null default true;

-- How the practice lets its times be booked, and what it decided about booked visits; its texts are written in both languages.
create table clinic.booking_rules (
  practice_id text collate "C" primary key references clinic.practices,
  booking jsonb not null,
  visits jsonb not null
);

create table clinic.visit_reasons (
  practice_id text collate "C" not null references clinic.practices,
  id text collate "C" not null,
  visit_type jsonb not null,
  minutes integer not null check (minutes between 5 and 480),
  video boolean not null,
  prepayment_cents bigint not null check (prepayment_cents >= 0),
  position integer not null,
  primary key (practice_id, id)
);

-- What can be booked: a kind of visit with a provider at a location.
create table clinic.offers (
  practice_id text collate "C" not null,
  provider_id text collate "C" not null,
  visit_reason_id text collate "C" not null,
  location_id text collate "C" not null,
  primary key (practice_id, provider_id, visit_reason_id, location_id),
  foreign key (practice_id, provider_id) references clinic.providers,
  foreign key (practice_id, visit_reason_id) references clinic.visit_reasons,
  foreign key (practice_id, location_id) references clinic.locations
);

-- When a provider sees patients at a location, on the location's clock. Monday is 1.
create table clinic.opening_hours (
  practice_id text collate "C" not null,
  provider_id text collate "C" not null,
  location_id text collate "C" not null,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (practice_id, provider_id, location_id, weekday, opens),
  foreign key (practice_id, provider_id) references clinic.providers,
  foreign key (practice_id, location_id) references clinic.locations
);

-- Days on which a whole location sees nobody.
create table clinic.closures (
  practice_id text collate "C" not null,
  location_id text collate "C" not null,
  day date not null,
  primary key (practice_id, location_id, day),
  foreign key (practice_id, location_id) references clinic.locations
);
