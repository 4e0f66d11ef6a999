import type { DraftOnDevice, DraftToDrop, SavedOrOther, WantedDrafts } from '@portico/application/drafts';
import { draftTopics, parseDraftName, type DraftFields, type DraftName, type SavedDraft } from '@portico/domain/drafts';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';
import { id, maybe, moment, word } from './scalars.ts';

const draftName: Codec<DraftName, string> = codec(
  (name) => name,
  (text) => {
    const name = parseDraftName(text);
    return name.ok ? name.value : unreadable();
  },
);

interface NamedText {
  readonly name: string;
  readonly text: string;
}

const fields: Codec<DraftFields, NamedText[], readonly NamedText[]> = codec(
  (draft) => Object.entries(draft).map(([name, text]) => ({ name, text })),
  (sent) => Object.fromEntries(sent.map(({ name, text }) => [name, text])),
);

const savedDraft = record<SavedDraft>()({
  name: field('name', draftName),
  fields: field('fields', fields),
  savedAt: field('savedAt', moment),
  version: 'version',
});

export const savedDrafts = list(savedDraft);

export const wantedDrafts = record<WantedDrafts>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  topic: field('topic', word(draftTopics)),
});

export const draftOnDevice = record<DraftOnDevice>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  name: field('name', draftName),
  fields: field('fields', fields),
  after: 'after',
});

export const savedOrOther = record<SavedOrOther>()({ version: 'version', other: maybe('other', savedDraft) });

export const draftToDrop = record<DraftToDrop>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  name: field('name', draftName),
});
