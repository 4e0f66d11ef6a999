import { aboutStay } from './about-stay.ts';
import { authoredIn } from './entry-author.ts';
import { ok } from '@portico/domain/kernel';
import { type Place, type SectionStatement } from '../records/index.ts';
import { anchorsIn, paragraphsOf } from './narrative-text.ts';
import { isAllDone, wholeText } from './items/index.ts';
import { heldBackBy } from '@portico/practice-fhir/record';
import { isOfWords, labelsAt, labelsOfEntry, markedPart } from './confidentiality.ts';
import { keptSectionOf } from './kept-sections.ts';
import { readNotes, type AroundNotes } from './notes/index.ts';
import { refuse, unreadable, type Part, type ReadingContext } from './entry-reader.ts';
import { all, attribute, everyElement, first, type Xml } from './xml-tree.ts';

/** What all sections of a document share. */
export type AroundSections = Omit<ReadingContext, 'anchors' | 'narrative' | 'place'> & {
  readonly header: AroundNotes;
};

export interface FoundSection {
  readonly xml: Xml;
  readonly place: Place;
  /** How confidential it is, by its own word or by what stands around it. */
  readonly labels: readonly string[];
}

/** All sections below an element, those within sections too, each with a place of its own. */
export const sectionsIn = (from: Xml, at: Place = '', around = labelsAt(from, [])): readonly FoundSection[] => {
  const seen = new Map<string, number>();
  const below = [
    ...all(from, 'section'),
    ...all(from, 'component/section'),
    ...all(from, 'component/structuredBody/component/section'),
    ...all(from, 'structuredBody/component/section'),
  ];
  return below.flatMap((xml) => {
    const code = attribute(first(xml, 'code'), 'code') ?? 'without code';
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    const place = `${at}${at === '' ? '' : '/'}section[${code}${times === 1 ? '' : ` #${times}`}]`;
    const labels = labelsAt(xml, around);
    return [{ xml, place, labels }, ...sectionsIn(xml, place, labels)];
  });
};

/** The parts of a section as confidential as it or each entry says. */
export const readSection = (section: FoundSection, around: AroundSections): readonly Part[] => {
  const entries = entriesOf(section);
  return partsOf(section, around).flatMap((part) => {
    const isOfSection = part.place === section.place && isOfWords(part);
    if (isOfSection && heldBackBy(section.labels) !== undefined) return asNote(section, part, around);
    const found = entries.find(({ place }) => `${part.place}/`.startsWith(`${place}/`));
    return markedPart(part, found === undefined ? section.labels : labelsOfEntry(found.entry, section.labels));
  });
};

const entriesOf = ({ xml, place }: FoundSection): readonly { readonly entry: Xml; readonly place: Place }[] =>
  all(xml, 'entry').map((entry, index) => ({ entry, place: `${place}/entry[${index + 1}]` }));

/** Restricted words about a whole section are a note, which can be held back. */
const asNote = ({ xml, place, labels }: FoundSection, part: Part, around: AroundSections): readonly Part[] =>
  (readNotes(xml, [], { ...around, place }) ?? [part]).map((each) => markedPart(each, labels));

const heading = 'a heading over sections that are read themselves';

/** Each entry of a section as parts, and the section's own word where no entry of it could be read. */
const partsOf = (section: FoundSection, around: AroundSections): readonly Part[] => {
  const { patient, names } = around;
  const { xml, place } = section;
  const kept = keptSectionOf(xml);
  const narrative = paragraphsOf(first(xml, 'text'));
  const entries = entriesOf(section);
  if (kept === undefined) {
    const notes = readNotes(
      xml,
      entries.map((each) => each.place),
      { ...around, place },
    );
    if (notes !== undefined) return notes;
    const isHeading = entries.length === 0 && narrative.length === 0 && sectionsIn(xml).length > 0;
    const reading = refuse('not-kept', isHeading ? heading : 'the portal keeps no section of this code');
    return [{ place, reading }, ...entries.map((each) => ({ place: each.place, reading }))];
  }
  const anchors = anchorsIn(first(xml, 'text'));
  const parts = entries.flatMap((each): readonly Part[] => {
    const read = kept.reader(each.entry, { ...around, anchors, narrative, place: each.place });
    return read.length > 0
      ? read.map((part) => authoredIn(each.entry, heldBack(each.entry, part), names))
      : [{ place: each.place, reading: unreadable(`no entry of the form that ${kept.section} have`) }];
  });
  if (kept.partial === true) return aboutStay(xml, parts, { ...around, place });
  const isRead = parts.some(({ reading }) => reading.ok);
  const isTakenBack = parts.some(({ reading }) => !reading.ok && reading.error.reason === 'entered-in-error');
  const isSilent = attribute(xml, 'nullFlavor') !== undefined;
  const isOfPlans = isRead && !(kept.text === 'without-plans' && entries.every(({ entry }) => isAllDone(entry)));
  const standsAlone = kept.text !== undefined && !isOfPlans && !isTakenBack && !isSilent;
  const text = kept.text === 'always' || standsAlone ? wholeText(xml, { ...around, narrative, place }) : undefined;
  if (text !== undefined) return [...parts, text];
  if (isRead) return parts;
  const record = {
    type: 'section',
    id: names.at(place),
    sources: [place],
    patient,
    section: kept.section,
  } as const;
  return [...parts, { place, reading: ok([{ ...record, statement: statementOf(xml, narrative) }]) }];
};

/** What a source masks is neither unreadable nor a word that there is nothing. */
const heldBack = (entry: Xml, part: Part): Part => {
  const { reading } = part;
  const saysLess = reading.ok
    ? reading.value.every(({ type }) => type === 'section')
    : reading.error.reason === 'unreadable';
  if (!saysLess || ![...everyElement(entry)].some((each) => attribute(each, 'nullFlavor') === 'MSK')) return part;
  return { place: part.place, reading: refuse('withheld', 'its source masks it: it can be asked for there only') };
};

/** Without readable entries the narrative is all there is; that nothing is written never means that there is nothing. */
const statementOf = (section: Xml, text: readonly string[]): SectionStatement => {
  return attribute(section, 'nullFlavor') !== undefined || text.length === 0
    ? { kind: 'no-information' }
    : { kind: 'narrative', text };
};
