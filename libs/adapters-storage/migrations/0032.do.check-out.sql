-- When a patient left a visit, and the forms that are asked for then.
alter table clinic.appointments add column checked_out_at bigint;

create table clinic.check_out_forms (
  practice_id text collate "C" not null,
  appointment_id text collate "C" not null,
  form_id text collate "C" not null,
  primary key (practice_id, appointment_id, form_id),
  foreign key (practice_id, appointment_id) references clinic.appointments on delete cascade
);
