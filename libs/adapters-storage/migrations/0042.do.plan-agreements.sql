-- What people agreed to for their payment plans: the text as it was shown, when, from where, and what was to be taken.
create table plan_agreements (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  id text collate "C" not null,
  plan_id text collate "C" not null,
  change text not null check (change in ('made', 'added', 'changed')),
  at bigint not null,
  address text,
  language text not null check (language in ('en', 'es')),
  terms text not null,
  terms_hash text not null,
  card jsonb not null,
  schedule jsonb not null,
  total_cents bigint not null,
  autopay jsonb not null,
  primary key (practice_id, patient_id, id)
);

create index plan_agreements_of_plan on plan_agreements (practice_id, patient_id, plan_id, at desc, id desc);

-- An agreement is a record: nobody rewrites it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;

create trigger plan_agreements_stay before update or delete on plan_agreements
  for each row execute function refuse_change();
