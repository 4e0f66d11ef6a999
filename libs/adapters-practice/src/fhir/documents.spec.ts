import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { sourceIdOf } from '../records/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const subject = { reference: 'Patient/p' };
const pdf = { contentType: 'application/pdf', data: 'JVBERi0=' };
const documents = (...resources: readonly Fields[]) =>
  readRecords(fhirInput(bundleOf(...resources))).records.flatMap((each) => (each.type === 'document' ? [each] : []));
const refusals = (...resources: readonly Fields[]) =>
  readRecords(fhirInput(bundleOf(...resources))).refusals.map(({ reason, detail }) => [reason, detail]);
const letter = (fields: Fields = {}): Fields => ({
  ...{ resourceType: 'DocumentReference', id: 'd', status: 'current', subject, description: 'Letter' },
  content: [{ attachment: pdf }],
  ...fields,
});
const attached = (...attachments: readonly Fields[]) =>
  letter({ content: attachments.map((attachment) => ({ attachment })) });

describe('a document of FHIR', () => {
  it('has its bytes, and nothing that is not said', () => {
    const [document, ...others] = documents(letter());
    expect(others).toEqual([]);
    expect(document).toStrictEqual({
      ...{ type: 'document', id: document?.id, patient: expect.any(String), sources: ['entry[1] DocumentReference/d'] },
      document: { id: document?.id, title: 'Letter', mediaType: 'application/pdf', size: 5 },
      content: { kind: 'bytes', bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]) },
    });
  });

  it('is called as its attachment is, else as it is described, else by its kind', () => {
    const titleOf = (fields: Fields) => documents(letter(fields))[0]?.document.title;
    expect(titleOf({ content: [{ attachment: { ...pdf, title: 'From Dr. Li' } }] })).toBe('From Dr. Li');
    expect(titleOf({ description: undefined, type: { text: 'Referral' }, category: [{ text: 'Mail' }] })).toBe(
      'Referral',
    );
    expect(titleOf({ description: undefined, category: [{ text: 'Mail' }] })).toBe('Mail');
  });

  it('is of its day, else of that of its attachment, and by its first author with a name', () => {
    const creation = { content: [{ attachment: { ...pdf, creation: '2024-05' } }] };
    const told = (fields: Fields, ...others: readonly Fields[]) =>
      documents(letter({ ...creation, ...fields }), ...others)[0]?.document;
    expect(told({ date: '2024-06-01T09:00:00Z' })).toMatchObject({ date: '2024-06-01T09:00:00Z' });
    expect(told({})).toMatchObject({ date: '2024-05' });
    const [li, clinic] = [
      { resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }] },
      { resourceType: 'Organization', id: 'o', name: 'Harbor Clinic' },
    ];
    const author = [{ reference: 'Device/x' }, { reference: 'Practitioner/w', display: 'Wu' }, { display: 'Dr. Ng' }];
    expect(told({ author }, li)).toMatchObject({ author: 'Dr. Li' });
    expect(told({ author })).toMatchObject({ author: 'Wu' });
    expect(told({ author: [{ reference: 'Organization/o' }] }, clinic)).toMatchObject({ author: 'Harbor Clinic' });
  });

  it('are several where it has several attachments, each with an id of its own', () => {
    const three = documents(attached(pdf, { ...pdf, title: 'Second' }, pdf));
    expect(three.map(({ document }) => document.title)).toEqual(['Letter', 'Second', 'Letter']);
    expect(new Set([...three, ...documents(letter())].map(({ id }) => id)).size).toBe(4);
    // One file alone is the document itself, and of a report or a picture a part of it.
    expect(documents(letter())[0]?.id).toBe(sourceIdOf('export', 'DocumentReference/d'));
    const picture = {
      resourceType: 'Media',
      id: 'd',
      status: 'completed',
      subject,
      type: { text: 'Photo' },
      content: pdf,
    };
    expect(documents(picture)[0]?.id).not.toBe(sourceIdOf('export', 'Media/d'));
  });

  it('has the bytes and the kind of the file that it names', () => {
    const binary = { resourceType: 'Binary', id: 'b', contentType: 'image/png', data: 'iVBO' };
    const [document] = documents(attached({ url: 'Binary/b' }), binary);
    expect(document).toMatchObject({
      sources: ['entry[1] DocumentReference/d', 'entry[2] Binary/b'],
      document: { mediaType: 'image/png', size: 3 },
    });
    expect(documents(attached({ ...pdf, url: 'Binary/b' }), binary)).toMatchObject([
      { document: { mediaType: 'application/pdf', size: 5 } },
    ]);
  });

  it('is at an address where its bytes are not there, of unknown kind where none is said', () => {
    const [document] = documents(attached({ url: 'https://files.example/1' }));
    expect(document?.content).toEqual({ kind: 'reference', url: 'https://files.example/1' });
    expect(Object.keys(document?.document ?? {})).toEqual(['id', 'title', 'mediaType']);
    expect(document?.document.mediaType).toBe('application/octet-stream');
  });

  it('is elsewhere where its source says that its place is not known', () => {
    const absent = (url: string) => ({ extension: [{ url: 'x' }, { url, valueCode: 'unknown' }] });
    const reason = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';
    expect(documents(attached({ _url: absent(reason) }))).toMatchObject([{ content: { kind: 'elsewhere' } }]);
    const none = [['unreadable', 'DocumentReference has an attachment that is no base64, or is empty']];
    expect(refusals(attached({ _url: absent('urn:other') }))).toEqual(none);
    expect(refusals(attached({ data: 'no base64!', _url: absent(reason) }))).toEqual(none);
    expect(refusals(attached({ data: 'no base64!', url: 'https://files.example/1' }))).toEqual(none);
    expect(refusals(attached({ contentType: 'application/pdf' }))).toEqual(none);
  });
});

describe('a document that is a note', () => {
  const note = (fields: Fields): Fields =>
    letter({
      type: { coding: [{ code: 'x' }, { system: 'http://loinc.org', code: '11506-3' }], text: 'Progress note' },
      content: [{ attachment: { contentType: 'text/plain', data: 'T25l', creation: '2024-05' } }],
      ...fields,
    });
  const noteIn = (fields: Fields) => {
    const [record] = readRecords(fhirInput(note(fields))).records;
    return record?.type === 'note' ? record.note : undefined;
  };

  it.each([
    ['final', 'final'],
    ['preliminary', 'preliminary'],
    ['amended', 'corrected'],
    ['dreamt', 'unknown'],
    [undefined, 'unknown'],
  ])('that is %s is %s', (docStatus, status) => {
    expect(noteIn({ docStatus })?.status).toBe(status);
  });

  it('has its name, kind, code, day, author and visit', () => {
    const context = { encounter: [{ reference: 'Encounter/e' }] };
    expect(noteIn({ author: [{ display: 'Dr. Li' }], context })).toMatchObject({
      ...{ name: 'Letter', kind: 'progress', date: '2024-05', author: 'Dr. Li', visit: expect.any(String) },
      ...{ code: { system: 'http://loinc.org', code: '11506-3' }, content: [{ kind: 'paragraph', text: 'One' }] },
    });
    expect(noteIn({ date: '2024-06' })?.date).toBe('2024-06');
    const attachment = { contentType: 'text/plain', data: 'T25l', title: 'My note' };
    const clinical = { category: [{ text: 'x' }, { coding: [{ code: 'clinical-note' }] }] };
    expect(noteIn({ description: undefined, type: undefined, ...clinical, content: [{ attachment }] })).toMatchObject({
      ...{ name: 'x', kind: 'other' },
    });
    const coded = { category: [{ coding: [{ code: 'clinical-note', display: ' ' }] }] };
    expect(noteIn({ description: undefined, type: {}, ...coded, content: [{ attachment }] })?.name).toBe('My note');
  });

  it('stays a document where nothing names it, or it is of another kind', () => {
    const coded = { type: { text: 'Form' }, category: [{ coding: [{ code: 'other' }] }] };
    expect(documents(note(coded))).toMatchObject([{ document: { title: 'Letter', mediaType: 'text/plain' } }]);
    const unnamed = { description: undefined, type: {}, category: [{ coding: [{ code: 'clinical-note' }] }] };
    expect(refusals(note(unnamed))).toEqual([['unreadable', 'DocumentReference has an attachment without a title']]);
  });
});

describe('a picture of FHIR', () => {
  const picture = (fields: Fields): Fields => ({
    ...{ resourceType: 'Media', id: 'm', status: 'completed', subject, content: pdf },
    ...fields,
  });

  it('is a file that is called as it is, else by what made it or what it is', () => {
    const titleOf = (fields: Fields) => documents(picture(fields))[0]?.document.title;
    const [modality, type] = [{ text: 'Ultrasound' }, { text: 'Image' }];
    expect(titleOf({ modality, type, content: { ...pdf, title: 'Left knee' } })).toBe('Left knee');
    expect(titleOf({ modality, type })).toBe('Ultrasound');
    expect(titleOf({ type })).toBe('Image');
  });

  it('has its day and who made it, as far as they are said', () => {
    const type = { text: 'Image' };
    const createdPeriod = { start: '2024-05-02', end: '2024-05-03' };
    const dateOf = (fields: Fields) => documents(picture({ type, ...fields }))[0]?.document.date;
    expect(dateOf({ createdDateTime: '2024-05-01', createdPeriod, issued: '2024-05-04T09:00:00Z' })).toBe('2024-05-01');
    expect(dateOf({ createdPeriod, issued: '2024-05-04T09:00:00Z' })).toBe('2024-05-02');
    expect(dateOf({ issued: '2024-05-04T09:00:00Z' })).toBe('2024-05-04T09:00:00Z');
    expect(documents(picture({ type, operator: { display: 'Dr. Li' } }))[0]?.document.author).toBe('Dr. Li');
    expect(Object.keys(documents(picture({ type, status: undefined }))[0]?.document ?? {})).toEqual([
      ...['id', 'title', 'mediaType', 'size'],
    ]);
  });

  it.each(['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped'])('is none while it is %s', (status) => {
    expect(refusals(picture({ type: { text: 'Image' }, status }))).toEqual([
      ['not-kept', 'a picture that was not finished'],
    ]);
  });
});
