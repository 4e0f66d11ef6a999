-- The words by which a practice is found: of its name and of the address on its bills (place is empty), and of each of
-- its locations. They are kept by the database itself, so that whatever writes a practice or a location keeps them too.
create function clinic.plain_text(said text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(said, NFD), U&'[\0300-\036F]', '', 'g')) collate "C"
$$;
create function clinic.words_of(said text) returns setof text language sql immutable as $$
  select distinct word collate "C" from regexp_split_to_table(clinic.plain_text(said), '[^[:alnum:]]+') word
  where word <> ''
$$;

create table clinic.practice_words (
  practice_id text collate "C" not null references clinic.practices on delete cascade,
  place text collate "C" not null,
  word text collate "C" not null,
  primary key (practice_id, place, word)
);
create index practice_words_by_word on clinic.practice_words (word, practice_id);

create index practices_open on clinic.practices (clinic.plain_text(name), practice_id) where takes_new_patients;

create function clinic.keep_words_of_practice() returns trigger language plpgsql as $$
begin
  delete from clinic.practice_words where practice_id = new.practice_id and place = '';
  insert into clinic.practice_words
  select new.practice_id, '', w from clinic.words_of(new.name || ' ' || coalesce(new.billing ->> 'address', '')) w;
  return null;
end $$;
create trigger practices_words_new after insert on clinic.practices
for each row execute function clinic.keep_words_of_practice();
create trigger practices_words after update of name, billing on clinic.practices
for each row when ((old.name, old.billing) is distinct from (new.name, new.billing))
execute function clinic.keep_words_of_practice();

create function clinic.keep_words_of_location() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from clinic.practice_words where practice_id = old.practice_id and place = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into clinic.practice_words
    select new.practice_id, new.id, w
    from clinic.words_of(concat_ws(' ', new.office, new.city, new.state, new.zip)) w;
  end if;
  return null;
end $$;
create trigger locations_words_new after insert or delete on clinic.locations
for each row execute function clinic.keep_words_of_location();
create trigger locations_words after update on clinic.locations
for each row when ((old.office, old.city, old.state, old.zip) is distinct from (new.office, new.city, new.state, new.zip))
execute function clinic.keep_words_of_location();

insert into clinic.practice_words
select p.practice_id, '', w from clinic.practices p
cross join lateral clinic.words_of(p.name || ' ' || coalesce(p.billing ->> 'address', '')) w;
insert into clinic.practice_words
select l.practice_id, l.id, w from clinic.locations l
cross join lateral clinic.words_of(concat_ws(' ', l.office, l.city, l.state, l.zip)) w;
