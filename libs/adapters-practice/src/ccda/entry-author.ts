import type { Authorship } from '@portico/domain/health';
import { authored } from '@portico/practice-fhir/record';
import { knownFields } from '../records/index.ts';
import { personNames, timeOf } from './coded-values.ts';
import type { Part } from './entry-reader.ts';
import { all, attribute, first, isElement, plainText, type Xml } from './xml-tree.ts';

/** The template of an author who is told as the provenance of what was written. */
const provenance = '2.16.840.1.113883.10.20.22.5.6';

/** A part of an entry with the author of the entry: the one of the act itself, else the one of what is inside a concern. */
export const authoredIn = (entry: Xml, part: Part): Part => {
  if (!part.reading.ok) return part;
  const author = authorOf(entry);
  return { place: part.place, reading: { ok: true, value: part.reading.value.map((each) => authored(each, author)) } };
};

const insides = ['entryRelationship/observation', 'component/observation', 'component/procedure'];

/** Who wrote a supply or a comment below an entry is not who wrote the entry. */
const authorOf = (entry: Xml): Authorship | undefined => {
  const acts = entry.children.filter(isElement);
  const own = acts.flatMap((act) => all(act, 'author'));
  const authors = own.length > 0 ? own : acts.flatMap((act) => insides.flatMap((path) => all(act, `${path}/author`)));
  const told = authors.filter((each) => all(each, 'templateId').some((id) => attribute(id, 'root') === provenance));
  const said = (told.length > 0 ? told : authors).flatMap((each) => authorshipIn(each) ?? []);
  const [last] = [...said].sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
  return last;
};

const authorshipIn = (author: Xml): Authorship | undefined => {
  const assigned = first(author, 'assignedAuthor');
  const [by] = personNames(all(assigned, 'assignedPerson/name'));
  const organization = plainText(first(assigned, 'representedOrganization/name')) || undefined;
  const authorship = knownFields({ by, organization, at: timeOf(attribute(first(author, 'time'), 'value')) });
  return Object.keys(authorship).length === 0 ? undefined : authorship;
};
