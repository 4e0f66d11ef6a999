import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const subject = { reference: 'Patient/p' };
const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
const document = (attachments: readonly Fields[], fields: Fields = {}): Fields => ({
  ...{ resourceType: 'DocumentReference', id: 'd', status: 'current', subject, description: 'Note' },
  type: { coding: [{ system: 'http://loinc.org', code: '11506-3' }] },
  content: attachments.map((attachment) => ({ attachment })),
  ...fields,
});
const recordsIn = (...resources: readonly Fields[]) => readRecords(fhirInput(bundleOf(...resources))).records;
const noteIn = (...resources: readonly Fields[]) =>
  recordsIn(...resources).flatMap((each) => (each.type === 'note' ? [each] : []))[0];
const typesIn = (...resources: readonly Fields[]) => recordsIn(...resources).map(({ type }) => type);
const plain = (text: string, more: Fields = {}) => ({ contentType: 'text/plain', data: base64(text), ...more });

describe('the contents of a note', () => {
  it('are the words of all its attachments, plain or of markup', () => {
    const html = { contentType: 'text/html', data: base64('<p>Two</p>') };
    const xhtml = { contentType: 'application/xhtml+xml', data: base64('<p>Three</p>') };
    expect(noteIn(document([plain('One — uno'), html, xhtml]))?.note.content).toEqual(
      ['One — uno', 'Two', 'Three'].map((text) => ({ kind: 'paragraph', text })),
    );
    expect(noteIn(document([plain('<p>One</p>')]))?.note.content).toEqual([{ kind: 'paragraph', text: '<p>One</p>' }]);
  });

  it('are those of the files that it names, which it is made of too', () => {
    const binary = { resourceType: 'Binary', id: 'b', contentType: 'text/plain', data: base64('From a file') };
    const note = noteIn(document([{ url: 'Binary/b' }, plain('Here')]), binary);
    expect(note?.sources).toEqual(['entry[1] DocumentReference/d', 'entry[2] Binary/b']);
    expect(note?.note.content).toMatchObject([{ text: 'From a file' }, { text: 'Here' }]);
    const own = noteIn(document([plain('Here', { url: 'Binary/b' })]), binary);
    expect(own?.note.content).toMatchObject([{ text: 'Here' }]);
  });

  it('are no file, whose words are not there, are none, or are less than it', () => {
    for (const attachment of [
      { contentType: 'text/plain', url: 'Binary/none' },
      { contentType: 'text/plain', url: 'https://files.example/1' },
      plain(' \n '),
      { contentType: 'application/pdf', data: base64('%PDF') },
      ...['img', 'svg', 'object', 'embed', 'canvas'].map((name) => ({
        ...{ contentType: 'text/html', data: base64(`<p>See</p><${name.toUpperCase()} src="x">`) },
      })),
    ])
      expect(typesIn(document([plain('One'), attachment]))).toEqual(['document', 'document']);
    // In plain text they are words, and another element only begins as they do.
    expect(typesIn(document([plain('<img>')]))).toEqual(['note']);
    expect(typesIn(document([{ contentType: 'text/html', data: base64('<p>See</p><imgx>') }]))).toEqual(['note']);
    expect(recordsIn(document([{ contentType: 'text/plain', data: 'no base64!' }]))).toEqual([]);
  });
});

describe('what is known of a note', () => {
  it('is its visit, where that is one', () => {
    const visitOf = (fields: Fields) => noteIn(document([plain('One')], fields))?.note.visit;
    const encounter = { resourceType: 'Encounter', id: 'e', status: 'finished', class: { code: 'AMB' }, subject };
    const [of] = recordsIn(encounter);
    expect(visitOf({ context: { encounter: [{ reference: 'Encounter/e' }] } })).toBe(of?.id);
    expect(visitOf({ encounter: { reference: 'Encounter/e' } })).toBe(of?.id);
    expect(visitOf({ context: { encounter: [{ reference: 'EpisodeOfCare/e' }] } })).toBeUndefined();
    expect(visitOf({})).toBeUndefined();
  });

  it('is the language of its first attachment, else its own', () => {
    const languageOf = (attachment: Fields, fields: Fields) =>
      noteIn(document([plain('One', attachment)], fields))?.note.language;
    expect(languageOf({ language: 'es' }, { language: 'en' })).toBe('es');
    expect(languageOf({}, { language: 'en' })).toBe('en');
    expect(languageOf({}, {})).toBeUndefined();
  });
});

describe('the kind of a report in words', () => {
  const kindOf = (category: readonly string[], code?: string) => {
    const coding = (codes: readonly string[]) => codes.map((each) => ({ coding: [{ code: each }] }));
    const report = { resourceType: 'DiagnosticReport', id: 'r', status: 'final', subject, conclusion: 'x' };
    const named = { code: { text: 'Report', coding: [{ system: 'http://loinc.org', code }] } };
    return noteIn({ ...report, category: coding(category), ...named })?.note.kind;
  };

  it('is said by its category, else by its code, else by a category of LOINC', () => {
    for (const category of ['RAD', 'imaging', 'LP29684-5', 'RUS', 'CUS', 'NMR', 'CT', 'XRC', 'VUS', 'OUS', 'NMS'])
      expect(kindOf(['OTH', category], '11526-1')).toBe('imaging');
    for (const category of ['PAT', 'LP7839-6']) expect(kindOf([category])).toBe('pathology');
    expect(kindOf(['OTH'], '18842-5')).toBe('discharge');
    expect(kindOf(['11488-4'], 'x')).toBe('consultation');
    expect(kindOf(['OTH'], 'x')).toBe('other');
  });
});
