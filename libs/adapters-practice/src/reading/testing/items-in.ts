import { readRecords } from '../index.ts';
import { documentOf, inputOf, sectionOf } from './sample-inputs.ts';

/** The entries of one section of a document that was written on March 5, 2024, without their ids. */
export const itemsIn = (code: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries)))).records.flatMap((each) => {
    if (each.type !== 'item') return [];
    const { id: _, ...item } = each.item;
    return [{ section: each.section, ...item }];
  });

/** The details of an entry, each as `kind: text`. */
export const detailsIn = (code: string, entry: string) =>
  itemsIn(code, entry).flatMap(({ details }) => details.map(({ kind, text }) => `${kind}: ${text}`));

/** Where in the document the entries stand. */
export const placesIn = (code: string, ...entries: readonly string[]) =>
  readRecords(inputOf(documentOf(sectionOf(code, 'As coded', ...entries)))).records.flatMap((each) =>
    each.type === 'item' ? each.sources : [],
  );

export const named = (displayName: string): string => `<code displayName="${displayName}"/>`;

export const below = (inside: string, typeCode = 'SUBJ'): string =>
  `<entryRelationship typeCode="${typeCode}">${inside}</entryRelationship>`;
