import type { ClinicalNote } from '@portico/domain/health';
import { ok, type ClinicalDate, type Result } from '@portico/domain/kernel';
import { noteKindOf } from '@portico/practice-fhir/record';
import { knownFields, lookedUp, type NoteRecord, type Place } from '../../records/index.ts';
import { codeName, codesOf, codingOf, spanOf, timeOf } from '../coded-values.ts';
import { isNullified, refuse, statusOf, type Part, type Problem, type ReadingContext } from '../entry-reader.ts';
import { loinc } from '../items/item-part.ts';
import { anchorsIn, targetOf } from '../narrative-text.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { authorOf } from '../read-header.ts';
import { blocksIn } from './note-blocks.ts';

/** Note Activity of C-CDA R2.1. */
const noteTemplate = '2.16.840.1.113883.10.20.22.4.202';
const noteCode = '34109-9';
/** The observation that says what a report comes to. */
const conclusionCode = '55110-1';

/** What the header of a document says of all its notes. */
export interface AroundNotes {
  readonly author?: string | undefined;
  readonly language?: string | undefined;
  readonly encounter?: Xml | undefined;
}

type Around = Pick<ReadingContext, 'patient' | 'names' | 'place' | 'written'> & { readonly header: AroundNotes };

/**
 * A section in words as a note; its entries say in codes what its text says. Where each of them has words of its own,
 * each is a note. Undefined where it has no words.
 */
export const readNotes = (section: Xml, places: readonly Place[], around: Around): readonly Part[] | undefined => {
  const acts = all(section, 'entry/act').filter(isNoteActivity);
  const anchors = anchorsIn(first(section, 'text'));
  const texts = acts.flatMap((act) => targetOf(anchors, attribute(first(act, 'text/reference'), 'value')) ?? []);
  const isEach = acts.length > 1 && acts.length === all(section, 'entry').length && texts.length === acts.length;
  const parts = (isEach ? acts : []).flatMap((act, index): readonly Part[] => {
    const place = places[index] ?? around.place;
    const note = readNote(section, act, texts[index], { ...around, place });
    return note === undefined ? [] : [partOf(note, place, index === 0 ? [place, around.place] : [place])];
  });
  if (isEach && parts.length === acts.length) return parts;
  const [only, ...others] = acts;
  const note = readNote(section, others.length === 0 ? only : undefined, first(section, 'text'), around);
  return note && [partOf(note, around.place, [around.place, ...places])];
};

const partOf = (note: Result<NoteRecord, Problem>, place: Place, sources: readonly Place[]): Part => ({
  place,
  reading: note.ok ? ok([{ ...note.value, sources }]) : note,
});

const isNoteActivity = (act: Xml): boolean =>
  all(act, 'templateId').some((each) => attribute(each, 'root') === noteTemplate) ||
  codesOf(first(act, 'code')).includes(noteCode);

const readNote = (
  section: Xml,
  act: Xml | undefined,
  text: Xml | undefined,
  { patient, names, place, written, header }: Around,
): Result<NoteRecord, Problem> | undefined => {
  if (isNullified(act)) return refuse('entered-in-error', 'a note that was taken back');
  const anchors = anchorsIn(first(section, 'text'));
  const told = conclusionOf(act);
  const conclusion = targetOf(anchors, attribute(first(told, 'text/reference'), 'value')) ?? first(told, 'value');
  const content = blocksIn(text, conclusion);
  const code = first(act, 'code/translation') ?? first(section, 'code');
  const name = plainText(first(section, 'title')) || codeName(code);
  if (name === undefined || (content.length === 0 && conclusion === undefined)) return undefined;
  const id = act === undefined ? names.at(place) : names.of('notes', act, place, [name]);
  const coding = codingOf(code, loinc);
  const note: ClinicalNote = {
    id,
    name,
    kind: noteKindOf([...codesOf(code), ...codesOf(first(section, 'code'))]),
    status: lookedUp(statuses, statusOf(act)) ?? (act === undefined ? 'final' : 'unknown'),
    content,
    ...knownFields({
      code: coding?.code === noteCode ? undefined : coding,
      date: dateOf(section, act) ?? (act === undefined ? written : undefined),
      author: authorOf(act) ?? authorOf(section) ?? (act === undefined ? header.author : undefined),
      visit: visitOf(act, header, names),
      conclusion: plainText(conclusion) || undefined,
      language: attribute(first(section, 'languageCode'), 'code') ?? header.language,
    }),
  };
  const record: NoteRecord = { type: 'note', id, sources: [place], patient, note };
  return ok(record);
};

const statuses: Readonly<Record<string, ClinicalNote['status']>> = { completed: 'final', active: 'preliminary' };

const dateOf = (section: Xml, act: Xml | undefined): ClinicalDate | undefined =>
  spanOf(first(act, 'effectiveTime')).low ??
  timeOf(attribute(first(act, 'author/time'), 'value')) ??
  timeOf(attribute(first(section, 'author/time'), 'value'));

const conclusionOf = (act: Xml | undefined): Xml | undefined =>
  all(act, 'entryRelationship/observation').find((each) => codesOf(first(each, 'code')).includes(conclusionCode));

/** The visit that a note names itself, else that of the whole document. */
const visitOf = (act: Xml | undefined, { encounter }: AroundNotes, names: Around['names']): string | undefined => {
  const own = first(act, 'entryRelationship/encounter') ?? encounter;
  return own && names.known('encounters', own);
};
