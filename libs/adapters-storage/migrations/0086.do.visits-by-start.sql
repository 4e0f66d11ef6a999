-- The coming visits of all practices by their start: whoever is reminded is found by time, however many practices there are.
create index appointments_by_start on clinic.appointments (starts_at, practice_id, id) where status = 'SCHEDULED';
