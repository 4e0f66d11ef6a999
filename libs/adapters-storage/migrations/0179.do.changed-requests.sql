-- The open request in whose place another one was asked for. It is taken back at the system once that one stands there.
alter table connected.bookings add column changes text collate "C";
