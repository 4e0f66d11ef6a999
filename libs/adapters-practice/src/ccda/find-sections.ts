import type { ChartSection } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { lookedUp, type Place, type SectionStatement } from '../records/index.ts';
import { readAllergies } from './read-allergies.ts';
import { readCareTeams } from './read-care-teams.ts';
import { readMedications } from './read-medications.ts';
import { anchorsIn, paragraphsOf } from './narrative-text.ts';
import { readProblems } from './read-problems.ts';
import { refuse, unreadable, type EntryReader, type Part, type ReadingContext } from './entry-reader.ts';
import { readResults } from './read-results.ts';
import { all, attribute, first, type Xml } from './parse-xml.ts';

interface Kept {
  readonly section: ChartSection;
  readonly reader: EntryReader;
}

/** Sections by LOINC code: titles differ between vendors and templates between releases, the codes do not. */
const kept: Readonly<Record<string, Kept>> = {
  '48765-2': { section: 'allergies', reader: readAllergies },
  '10160-0': { section: 'medications', reader: readMedications },
  '10183-2': { section: 'medications', reader: readMedications },
  '11450-4': { section: 'conditions', reader: readProblems },
  '11348-0': { section: 'conditions', reader: readProblems },
  '30954-2': { section: 'labs', reader: readResults },
  '85847-2': { section: 'careTeam', reader: readCareTeams },
};

/** What all sections of a document share. */
export type AroundSections = Omit<ReadingContext, 'anchors' | 'narrative' | 'place'>;

export interface FoundSection {
  readonly xml: Xml;
  readonly place: Place;
}

/** All sections below an element, those within sections too, each with a place of its own. */
export const sectionsIn = (from: Xml, at: Place = ''): readonly FoundSection[] => {
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
    return [{ xml, place }, ...sectionsIn(xml, place)];
  });
};

/** Each entry of a section as parts, and the section's own word where no entry of it could be read. */
export const readSection = ({ xml, place }: FoundSection, around: AroundSections): readonly Part[] => {
  const { patient, names } = around;
  const code = attribute(first(xml, 'code'), 'code');
  const slotHolds = lookedUp(kept, code);
  const entries = all(xml, 'entry').map((entry, index) => ({ entry, place: `${place}/entry[${index + 1}]` }));
  if (slotHolds === undefined) {
    const reading = refuse('not-kept', 'the portal keeps no section of this code');
    return [{ place, reading }, ...entries.map((each) => ({ place: each.place, reading }))];
  }
  const anchors = anchorsIn(first(xml, 'text'));
  const narrative = paragraphsOf(first(xml, 'text'));
  const parts = entries.flatMap((each): readonly Part[] => {
    const read = slotHolds.reader(each.entry, { ...around, anchors, narrative, place: each.place });
    return read.length > 0
      ? read
      : [{ place: each.place, reading: unreadable(`no entry of the form that ${slotHolds.section} have`) }];
  });
  if (parts.some(({ reading }) => reading.ok)) return parts;
  const record = {
    type: 'section',
    id: names.at(place),
    sources: [place],
    patient,
    section: slotHolds.section,
  } as const;
  return [...parts, { place, reading: ok([{ ...record, statement: statementOf(xml, narrative) }]) }];
};

/** Without readable entries the narrative is all there is; that nothing is written never means that there is nothing. */
const statementOf = (section: Xml, text: readonly string[]): SectionStatement => {
  return attribute(section, 'nullFlavor') !== undefined || text.length === 0
    ? { kind: 'no-information' }
    : { kind: 'narrative', text };
};
