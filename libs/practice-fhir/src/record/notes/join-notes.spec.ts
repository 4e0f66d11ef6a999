import { describe, expect, it } from '@jest/globals';
import { joinNotes } from './join-notes.ts';
import { resourcesRead } from '../testing/resources-read.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly type: string;
  readonly patient: string;
  readonly sources: readonly string[];
  readonly note?: unknown;
  readonly document?: unknown;
  readonly content?: unknown;
}
interface Said {
  readonly resource?: Fields;
  readonly record?: Fields;
}

const [reportPlace, documentPlace] = ['entry[1] DiagnosticReport/r', 'entry[2] DocumentReference/d'];
const bytes = (text: string) => ({ kind: 'bytes', bytes: new TextEncoder().encode(text) });
const [fracture, none] = [[{ kind: 'paragraph', text: 'A fracture' }], [{ kind: 'paragraph', text: 'No fracture' }]];

const noteOf = (place: string, fields: Fields = {}, more: Fields = {}): Entry => ({
  ...{ type: 'note', patient: 'p', sources: [place] },
  note: { id: place, name: place, kind: 'other', content: fracture, date: '2024-05-06', ...fields },
  ...more,
});
const fileOf = (place: string, fields: Fields = {}, content: object = bytes('%PDF'), more: Fields = {}): Entry => ({
  ...{ type: 'document', patient: 'p', sources: [place], content },
  document: { id: place, title: place, date: '2024-05-06', ...fields },
  ...more,
});
/** What a report and a document come to, in both orders. */
const joined = (report: Entry, document: Entry, ofReport: Fields = {}, ofDocument: Fields = {}) => {
  const { resources } = resourcesRead(
    { resourceType: 'DiagnosticReport', id: 'r', ...ofReport },
    { resourceType: 'DocumentReference', id: 'd', ...ofDocument },
  );
  const told = joinNotes([report, document], resources);
  expect(joinNotes([document, report], resources)).toHaveLength(told.length);
  return told;
};
const identifier = [{ system: 'urn:a', value: '1' }];

describe('a note that a report and a document say', () => {
  const [report, document] = [noteOf(reportPlace), noteOf(documentPlace)];

  it('stands once where both have the same content on one day, with all that both say', () => {
    const told = joined(
      noteOf(reportPlace, { date: '2024-05-06T09:00:00Z', conclusion: 'Broken' }),
      noteOf(documentPlace, { kind: 'imaging', visit: 'v', name: 'Letter' }),
    );
    expect(told).toEqual([
      {
        ...{ type: 'note', patient: 'p', sources: [reportPlace, documentPlace] },
        note: {
          ...{ id: reportPlace, name: reportPlace, kind: 'imaging', content: fracture, date: '2024-05-06T09:00:00Z' },
          ...{ conclusion: 'Broken', visit: 'v' },
        },
      },
    ]);
    const kinds = joined(noteOf(reportPlace, { kind: 'pathology' }), noteOf(documentPlace, { kind: 'imaging' }));
    expect(kinds).toMatchObject([{ note: { kind: 'pathology' } }]);
  });

  it('stands twice on two days, of two patients, with two contents, or without a day', () => {
    expect(joined(noteOf(reportPlace, { date: '2024-05-07' }), document)).toHaveLength(2);
    expect(joined(noteOf(reportPlace, {}, { patient: 'q' }), document)).toHaveLength(2);
    expect(joined(noteOf(reportPlace, { content: none }), document)).toHaveLength(2);
    expect(joined(noteOf(reportPlace, { date: undefined }), noteOf(documentPlace, { date: undefined }))).toHaveLength(
      2,
    );
    expect(joined(noteOf(reportPlace, { content: [] }), noteOf(documentPlace, { content: [] }))).toHaveLength(2);
  });

  it('stands once where both have an identifier, unless their texts differ', () => {
    const said: readonly (readonly [Said['record'], Said['record'], object])[] = [
      [{ content: [], date: '2020' }, {}, { content: fracture }],
      [{ date: '2020' }, { content: [] }, { content: fracture }],
      [{ date: '2020' }, { date: '2021' }, { content: fracture }],
    ];
    for (const [one, other, note] of said) {
      const both = joined(noteOf(reportPlace, one), noteOf(documentPlace, other), { identifier }, { identifier });
      expect(both).toMatchObject([{ note }]);
    }
    expect(joined(noteOf(reportPlace, { content: none }), document, { identifier }, { identifier })).toHaveLength(2);
    const apart = noteOf(reportPlace, { date: '2020' });
    for (const other of [[{ value: '1' }], [{ system: 'urn:b', value: '1' }], [{ system: 'urn:a' }], undefined])
      expect(joined(apart, document, { identifier }, { identifier: other })).toHaveLength(2);
    expect(joined(apart, document, { identifier: [{ value: '1' }] }, { identifier: [{ value: '1' }] })).toHaveLength(1);
    expect(joined(apart, document, { identifier: [{ system: 'x' }] }, { identifier: [{ system: 'x' }] })).toHaveLength(
      2,
    );
  });

  it('stands once where both have the address of an attachment', () => {
    const apart = noteOf(reportPlace, { date: '2020' });
    const at = (url?: string) => ({ content: [{ attachment: {} }, { attachment: { url } }] });
    expect(joined(apart, document, { presentedForm: [{ url: 'Binary/1' }] }, at('Binary/1'))).toHaveLength(1);
    expect(joined(apart, document, { presentedForm: [{ url: 'Binary/1' }] }, at('Binary/2'))).toHaveLength(2);
    expect(joined(apart, document, { presentedForm: [{}] }, at())).toHaveLength(2);
    // An address is no identifier.
    expect(joined(apart, document, { presentedForm: [{ url: '1' }] }, { identifier: [{ value: '1' }] })).toHaveLength(
      2,
    );
  });

  it('is one of a report and a document: two of one type stand for themselves', () => {
    const { resources } = resourcesRead(
      { resourceType: 'DocumentReference', id: 'a', identifier },
      { resourceType: 'DocumentReference', id: 'b', identifier },
    );
    const two = ['entry[1] DocumentReference/a', 'entry[2] DocumentReference/b'].map((place) => noteOf(place));
    expect(joinNotes(two, resources)).toEqual(two);
  });

  it('takes one document only, and leaves what is no note of these resources', () => {
    const { resources } = resourcesRead(
      { resourceType: 'DiagnosticReport', id: 'r' },
      { resourceType: 'DocumentReference', id: 'd' },
      { resourceType: 'DocumentReference', id: 'e' },
    );
    const third = noteOf('entry[3] DocumentReference/e');
    expect(joinNotes([report, document, third], resources)).toMatchObject([
      { sources: [reportPlace, documentPlace] },
      { sources: third.sources },
    ]);
    const others = [
      noteOf('elsewhere'),
      { type: 'lab', patient: 'p', sources: [reportPlace], lab: {} },
      { ...report, sources: [] },
    ];
    expect(joinNotes(others, resources)).toEqual(others);
  });
});

describe('a file that a report and a document have', () => {
  it('stands once where it is at one address, or has the same bytes on one day', () => {
    const at = (url: string) => ({ kind: 'reference', url });
    const told = joined(fileOf(reportPlace, {}, at('u')), fileOf(documentPlace, { date: '2020' }, at('u')));
    expect(told).toEqual([{ ...fileOf(reportPlace, {}, at('u')), sources: [reportPlace, documentPlace] }]);
    expect(joined(fileOf(reportPlace, {}, at('u')), fileOf(documentPlace, {}, at('v')))).toHaveLength(2);
    expect(joined(fileOf(reportPlace), fileOf(documentPlace, { date: '2024-05-06T09:00:00Z' }))).toHaveLength(1);
    expect(joined(fileOf(reportPlace), fileOf(documentPlace, {}, bytes('%PDE')))).toHaveLength(2);
    expect(joined(fileOf(reportPlace), fileOf(documentPlace, { date: '2024-05-07' }))).toHaveLength(2);
    expect(joined(fileOf(reportPlace), fileOf(documentPlace, {}, bytes('%PDF'), { patient: 'q' }))).toHaveLength(2);
    expect(joined(fileOf(reportPlace, { date: undefined }), fileOf(documentPlace, { date: undefined }))).toHaveLength(
      2,
    );
  });

  it('stands twice by an identifier alone, by which all files of a report are called, or elsewhere', () => {
    const other = fileOf(documentPlace, {}, bytes('%PDE'));
    expect(joined(fileOf(reportPlace), other, { identifier }, { identifier })).toHaveLength(2);
    const elsewhere = { kind: 'elsewhere' };
    expect(joined(fileOf(reportPlace, {}, elsewhere), fileOf(documentPlace, {}, elsewhere))).toHaveLength(2);
    expect(joined(noteOf(reportPlace), fileOf(documentPlace), { identifier }, { identifier })).toHaveLength(2);
  });
});
