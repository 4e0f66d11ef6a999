-- What a bill says of each line beside its amount: the visit, and what insurance did.
alter table clinic.statement_lines
  add column appointment_id text collate "C",
  add column insurance jsonb;
-- What a practice prints on bills and receipts: its address, line by line, and its tax number.
alter table clinic.practices add column billing jsonb;
