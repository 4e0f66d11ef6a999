-- Of a request without an exact time at a connected practice: the week, days and times of day that were asked for.
alter table connected.bookings add column preference jsonb;
