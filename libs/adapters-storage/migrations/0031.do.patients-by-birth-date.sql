-- Whoever has no link is looked for by their date of birth and where they are reached.

create index patients_by_birth_date on clinic.patients (practice_id, birth_date);
