-- Another system reads the visits of one or more days of all patients, in any state.
create index appointments_of_practice on clinic.appointments (practice_id, starts_at, id);
