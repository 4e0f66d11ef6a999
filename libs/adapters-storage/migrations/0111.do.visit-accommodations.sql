-- What was asked for at a visit, such as an interpreter: `interpreter` and `otherHelp`. Null where nothing was.
alter table clinic.appointments add column accommodations jsonb;
