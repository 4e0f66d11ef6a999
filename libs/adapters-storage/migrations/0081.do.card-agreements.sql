-- The texts that people agreed to, numbered as they were first agreed to: of a practice, a subject and a language each version
-- is one text, and each text has one version.
create table terms_texts (
  practice_id text collate "C" not null,
  subject text not null check (subject in ('card', 'plan')),
  language text not null check (language in ('en', 'es')),
  version integer not null check (version > 0),
  hash text collate "C" not null,
  terms text not null,
  first_agreed_at bigint not null,
  primary key (practice_id, subject, language, version),
  unique (practice_id, subject, language, hash)
);

create trigger terms_texts_stay before update or delete on terms_texts
  for each row execute function refuse_change();

-- What people agreed to for the cards that they put on file; kept when the card is removed.
create table card_agreements (
  practice_id text collate "C" not null,
  patient_id text collate "C" not null,
  card_id text collate "C" not null,
  subject text not null check (subject in ('card', 'plan')),
  at bigint not null,
  address text,
  language text not null check (language in ('en', 'es')),
  terms text not null,
  terms_hash text not null,
  terms_version integer not null,
  face jsonb not null,
  primary key (practice_id, patient_id, card_id)
);

create trigger card_agreements_stay before update or delete on card_agreements
  for each row execute function refuse_change();

alter table plan_agreements add column terms_version integer;

insert into terms_texts (practice_id, subject, language, version, hash, terms, first_agreed_at)
select practice_id, 'plan', language,
  row_number() over (partition by practice_id, language order by min(at), terms_hash), terms_hash, min(terms), min(at)
from plan_agreements group by practice_id, language, terms_hash;

alter table plan_agreements disable trigger plan_agreements_stay;
update plan_agreements a set terms_version = t.version from terms_texts t
where t.practice_id = a.practice_id and t.subject = 'plan' and t.language = a.language and t.hash = a.terms_hash;
alter table plan_agreements enable trigger plan_agreements_stay;
alter table plan_agreements alter column terms_version set not null;

-- Numbers the text of an agreement as it is written, whoever writes it; one writer of a practice waits for another. A row that is
-- copied has its number.
create function number_terms() returns trigger language plpgsql as $$
declare
  about constant text := coalesce(to_jsonb(new) ->> 'subject', 'plan');
begin
  if new.terms_version is not null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('terms ' || new.practice_id, 0));
  select version into new.terms_version from terms_texts t
  where t.practice_id = new.practice_id and t.subject = about and t.language = new.language and t.hash = new.terms_hash;
  if new.terms_version is null then
    insert into terms_texts (practice_id, subject, language, version, hash, terms, first_agreed_at)
    select new.practice_id, about, new.language, coalesce(max(version), 0) + 1, new.terms_hash, new.terms, new.at
    from terms_texts t where t.practice_id = new.practice_id and t.subject = about and t.language = new.language
    returning version into new.terms_version;
  end if;
  return new;
end
$$;

create trigger plan_agreements_number before insert on plan_agreements
  for each row execute function number_terms();
create trigger card_agreements_number before insert on card_agreements
  for each row execute function number_terms();
