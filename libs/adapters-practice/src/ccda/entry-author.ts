import type { Authorship } from '@portico/domain/health';
import { authored, lastWritten } from '@portico/practice-fhir/record';
import { knownFields } from '../records/index.ts';
import { personNames, timeOf } from './coded-values.ts';
import type { Names, Part } from './entry-reader.ts';
import { all, attribute, first, isElement, plainText, type Xml } from './xml-tree.ts';

/** The template of an author who is told as the provenance of what was written. */
const provenance = '2.16.840.1.113883.10.20.22.5.6';

/** A part of an entry, with the author of each record in it. */
export const authoredIn = (entry: Xml, part: Part, names: Names): Part => {
  if (!part.reading.ok) return part;
  const value = part.reading.value.map((each) => authored(each, authorOf(entry, names.actOf(each.id) ?? entry)));
  return { place: part.place, reading: { ok: true, value } };
};

/**
 * The author of the act that a record was read from, else of the nearest act around it, else of the lines of a report.
 * Who wrote an indication, a supply or a comment below an entry is not who wrote the entry.
 */
const authorOf = (entry: Xml, act: Xml): Authorship | undefined => {
  const lines = all(act, 'component/observation');
  const holders = [...pathTo(act, entry).map((each) => [each]), lines];
  const authors =
    holders.map((acts) => acts.flatMap((each) => all(each, 'author'))).find(({ length }) => length > 0) ?? [];
  const told = authors.filter((each) => all(each, 'templateId').some((id) => attribute(id, 'root') === provenance));
  return lastWritten((told.length > 0 ? told : authors).flatMap((each) => authorshipIn(each) ?? []));
};

/** An element and those around it, the innermost first; empty where it is not below. */
const pathTo = (element: Xml, from: Xml): readonly Xml[] => {
  if (element === from) return [from];
  for (const child of from.children.filter(isElement)) {
    const path = pathTo(element, child);
    if (path.length > 0) return [...path, from];
  }
  return [];
};

const authorshipIn = (author: Xml): Authorship | undefined => {
  const assigned = first(author, 'assignedAuthor');
  const [by] = personNames(all(assigned, 'assignedPerson/name'));
  const organization = plainText(first(assigned, 'representedOrganization/name')) || undefined;
  const authorship = knownFields({ by, organization, at: timeOf(attribute(first(author, 'time'), 'value')) });
  return Object.keys(authorship).length === 0 ? undefined : authorship;
};
