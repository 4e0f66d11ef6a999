import { noteKinds, type Coding, type NoteHeadline } from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { field, record, unsent } from './object-codec.ts';
import { entryId, maybe, word } from './scalars.ts';

export const coding = record<Coding>()({ code: 'code', system: 'system' });

export const headline = {
  heldBack: unsent,
  id: field('id', entryId),
  name: 'name',
  kind: field('kind', word(noteKinds)),
  code: maybe('code', coding),
  date: maybe('date', clinicalDate),
  author: 'author',
  visit: maybe('visit', entryId),
  status: field('status', word(['final', 'preliminary', 'corrected', 'unknown'])),
} as const;

/** Comes with My health, which shows no text of a note. */
export const noteHeadline = record<NoteHeadline>()(headline);
