import type { NoteKind } from '@portico/practice-spi';

const codes: Readonly<Record<Exclude<NoteKind, 'other'>, string>> = {
  'reason-for-visit': '29299-5 46239-0 10154-3 8661-1',
  history: '10164-2 34117-2 11329-0 10167-5 10155-0',
  'review-of-systems': '10187-3',
  exam: '29545-1 10210-3 10184-0 29544-4',
  assessment: '51848-0 51847-2 18776-5 51898-5',
  'hospital-course': '8648-8 11493-4 8687-6',
  operation:
    '11504-8 10216-0 10223-6 8724-7 10213-7 10830-8 55122-2 55109-3 59768-2 59769-0 59770-8 59771-6 59772-4 59773-2 59774-0 59775-7 59776-5 29554-3 10215-2 10221-0',
  procedure: '28570-0',
  discharge: '18842-5 8653-8 34105-7 34106-5',
  consultation: '11488-4',
  progress: '11506-3',
  imaging: '18748-4 18782-3 18783-1 19005-8 55111-9 55115-0 55113-5 18785-6',
  pathology: '11526-1 60567-5 22637-3 33746-9',
};

const kinds: ReadonlyMap<string, NoteKind> = new Map(
  Object.entries(codes).flatMap(([kind, list]) => list.split(' ').map((code) => [code, kind as NoteKind] as const)),
);

/** What a note is about, by the first of its LOINC codes that says it. */
export const noteKindOf = (codesOfNote: readonly string[]): NoteKind =>
  codesOfNote.map((code) => kinds.get(code)).find((kind) => kind !== undefined) ?? 'other';
