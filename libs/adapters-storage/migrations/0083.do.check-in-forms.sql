-- Which forms of a practice belong to the consents and the intake of its check-in: {"consents": [uuid], "intake": [uuid]}.
alter table clinic.check_in_asks add column forms jsonb not null default '{}';
