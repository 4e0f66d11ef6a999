import type { Place } from '../records/index.ts';
import { readNotes } from './notes/index.ts';
import { refuse, type Part } from './entry-reader.ts';
import { onlyDiagnoses } from './read-diagnoses.ts';
import { toldElsewhere } from './read-health-concerns.ts';
import type { AroundSections } from './find-sections.ts';
import { attribute, type Xml } from './xml-tree.ts';

/**
 * Of a section about one stay the entries stand; its words about itself are none about the whole chart. Where no entry
 * says anything they are a note of the document, with the entries that say in codes what they say.
 */
export const aboutStay = (
  section: Xml,
  parts: readonly Part[],
  around: AroundSections & { readonly place: Place },
): readonly Part[] => {
  const { place } = around;
  const reading = refuse('not-kept', 'what is said of one stay as a whole stands in the document only');
  const isStatement = ({ reading: read }: Part): boolean =>
    read.ok && read.value.some(({ type }) => type === 'section');
  const kept = parts.map((part) => (isStatement(part) ? { place: part.place, reading } : part));
  if (kept.some((part) => part.reading.ok || part.reading.error.detail === toldElsewhere)) return kept;
  if (attribute(section, 'nullFlavor') !== undefined) {
    return [...kept, { place, reading: refuse('not-kept', 'a section that says itself that it has no information') }];
  }
  const isInWords = (part: Part): boolean => part.reading === reading || isOnlyDiagnoses(part);
  const isTakenBack = kept.some((part) => !part.reading.ok && part.reading.error.reason === 'entered-in-error');
  const places = kept.filter(isInWords).map((part) => part.place);
  const notes = isTakenBack ? undefined : readNotes(section, places, around);
  if (notes === undefined || !notes.some((part) => part.reading.ok)) return [...kept, { place, reading }];
  return [...kept.filter((part) => !isInWords(part)), ...notes];
};

const isOnlyDiagnoses = ({ reading }: Part): boolean => !reading.ok && reading.error.detail === onlyDiagnoses;
