import { heldBackBy, marked } from '@portico/practice-fhir/record';
import type { Part } from './entry-reader.ts';
import { refuse } from './entry-reader.ts';
import { all, attribute, everyElement, type Xml } from './xml-tree.ts';

/** Code systems of v3-Confidentiality and of v3-ActCode, which has the codes of sensitivity. */
const systems: ReadonlySet<string | undefined> = new Set(['2.16.840.1.113883.5.25', '2.16.840.1.113883.5.4']);

const codeIn = (element: Xml): readonly string[] => attribute(element, 'code')?.split(' ') ?? [];

/** What a document or a section says of itself; what stands around it where it says nothing. */
export const labelsAt = (element: Xml, around: readonly string[]): readonly string[] => {
  const own = all(element, 'confidentialityCode');
  return own.length === 0 ? around : own.flatMap(codeIn);
};

/** The codes anywhere within an element. */
const labelsIn = (element: Xml): readonly string[] =>
  [...everyElement(element)].flatMap((each) =>
    each.name === 'confidentialityCode' || systems.has(attribute(each, 'codeSystem')) ? codeIn(each) : [],
  );

/** What an entry says within itself; what its section says where it says nothing. */
export const labelsOfEntry = (entry: Xml, ofSection: readonly string[]): readonly string[] => {
  const own = labelsIn(entry);
  const saysHowMuch = own.some((code) => confidentiality.has(code) || heldBackBy([code]) !== undefined);
  return saysHowMuch ? own : ofSection;
};

const confidentiality = new Set(['U', 'L', 'M', 'N', 'R', 'V']);

/** The document itself holds what any part of it says. */
export const labelsOfDocument = labelsIn;

/** Words about a whole section, which have no entry to hold back. */
export const isOfWords = ({ reading }: Part): boolean =>
  reading.ok && reading.value.some((record) => record.type === 'section' && record.statement.kind === 'narrative');

/** A part marked as its labels say. What cannot be held back from some stays in the document. */
export const markedPart = (part: Part, labels: readonly string[]): Part => {
  const { place, reading } = part;
  if (!reading.ok || heldBackBy(labels) === undefined) return part;
  if (isOfWords(part)) return { place, reading: refuse('withheld', 'its source restricts it, and it has no entries') };
  return { place, reading: { ok: true, value: reading.value.map((record) => marked(record, labels)) } };
};
