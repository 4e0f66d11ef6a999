import type { ClinicalNote, NoteBlock, NoteKind, PartialDate } from '@portico/practice-spi';
import { bytesOf, mediaTypeOf } from '../base64-content.ts';
import { all, first, text, texts, type Json } from '../../json/index.ts';
import { knownFields } from '../../pick-known-fields.ts';
import type { ClinicalRecord } from '../clinical-record.ts';
import type { Resource } from '../find-resources.ts';
import { placesOf, type ReferenceIndex } from '../reference-index.ts';
import { codingIn } from '../source-coding.ts';
import { noteKindOf } from './note-kind.ts';
import { blocksOfHtml, blocksOfText } from './note-text.ts';

const loinc = 'http://loinc.org';

/** The text of an attachment that is text, as blocks; undefined where it is anything else. */
const textOf = (data: string | undefined, mediaType: string): readonly NoteBlock[] | undefined => {
  const isHtml = mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
  if (!isHtml && mediaType !== 'text/plain') return undefined;
  const words = new TextDecoder().decode(data === undefined ? undefined : bytesOf(data));
  const blocks = isHtml ? blocksOfHtml(words) : blocksOfText(words);
  // A picture is more than its words.
  return blocks.length === 0 || (isHtml && /<(?:img|svg|object|embed|canvas)\b/i.test(words)) ? undefined : blocks;
};

interface AboutNote {
  readonly patient: string;
  readonly name: string;
  readonly kind: NoteKind;
  readonly status: ClinicalNote['status'];
  readonly date?: PartialDate | undefined;
  readonly author?: string | undefined;
  readonly conclusion?: string | undefined;
  /** What names it, and where the encounter is named. */
  readonly code: Json | undefined;
  readonly encounter: Json | undefined;
  readonly language?: string | undefined;
}

/** All attachments of a resource as one note; undefined where one of them is no text. */
export const noteOf = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  attachments: readonly Json[],
  { patient, name, kind, status, code, encounter, ...known }: AboutNote,
): ClinicalRecord | undefined => {
  const content: NoteBlock[] = [];
  const places: (Resource | undefined)[] = [resource];
  for (const attachment of attachments) {
    const binary = referenceIndex.follow(resource, { reference: text(attachment, 'url') })?.resource;
    const data = text(attachment, 'data') ?? text(binary?.json, 'data');
    const blocks = textOf(data, mediaTypeOf(text(attachment, 'contentType') ?? text(binary?.json, 'contentType')));
    if (blocks === undefined) return undefined;
    content.push(...blocks);
    places.push(binary);
  }
  if (content.length === 0 && known.conclusion === undefined) return undefined;
  const visit = referenceIndex.follow(resource, encounter);
  const note: ClinicalNote = {
    id: resource.id,
    name,
    kind,
    status,
    content,
    ...knownFields({
      ...known,
      code: codingIn(code, loinc),
      visit: visit?.type === 'Encounter' ? visit.id : undefined,
      language: known.language ?? text(attachments[0], 'language') ?? text(resource.json, 'language'),
    }),
  };
  return {
    type: 'note',
    id: resource.id,
    sources: placesOf(...places),
    patient,
    note,
  };
};

/** A document whose category or type says that it is a clinical note. */
export const isNote = (json: Json): boolean =>
  texts(json, 'category.coding.code').includes('clinical-note') ||
  noteKindOf(texts(json, 'type.coding.code')) !== 'other';

/** Sections of HL7 table 0074 and their LOINC parts, by what their reports are. */
const reportKinds: ReadonlyMap<string, NoteKind> = new Map(
  Object.entries({
    RAD: 'imaging',
    imaging: 'imaging',
    'LP29684-5': 'imaging',
    RUS: 'imaging',
    CUS: 'imaging',
    NMR: 'imaging',
    CT: 'imaging',
    XRC: 'imaging',
    VUS: 'imaging',
    OUS: 'imaging',
    NMS: 'imaging',
    PAT: 'pathology',
    'LP7839-6': 'pathology',
  }),
);

/** What a report is about: by its category, else by its code. */
export const reportKindOf = (json: Json): NoteKind =>
  texts(json, 'category.coding.code').flatMap((code) => reportKinds.get(code) ?? [])[0] ??
  noteKindOf([...texts(json, 'code.coding.code'), ...texts(json, 'category.coding.code')]);

/** What is attached to a document. */
export const attachmentsIn = (json: Json): readonly Json[] => all(json, 'content.attachment');

export const encounterOf = (json: Json): Json | undefined =>
  first(json, 'context.encounter') ?? first(json, 'encounter');
