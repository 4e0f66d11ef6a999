import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const subject = { reference: 'Patient/p' };
const loinc = (code: string, display: string): object => ({ coding: [{ system: 'http://loinc.org', code, display }] });
const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
const recordsIn = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources))).records;

const document = (contentType: string, text: string): object => ({
  resourceType: 'DocumentReference',
  id: 'd',
  status: 'current',
  docStatus: 'amended',
  type: loinc('11506-3', 'Progress note'),
  subject,
  date: '2024-03-05T10:00:00Z',
  context: { encounter: [{ reference: 'Encounter/e' }] },
  content: [{ attachment: { contentType, data: base64(text), language: 'es' } }],
});

describe('notes of FHIR', () => {
  it('are documents whose type says so, with their text, their visit and their language', () => {
    expect(recordsIn(document('text/plain', 'One\nline\n\nTwo'))).toMatchObject([
      {
        type: 'note',
        note: {
          name: 'Progress note',
          kind: 'progress',
          status: 'corrected',
          language: 'es',
          visit: expect.any(String),
          content: [
            { kind: 'paragraph', text: 'One\nline' },
            { kind: 'paragraph', text: 'Two' },
          ],
        },
      },
    ]);
  });

  it('keep no markup, no script and no style of what is written in HTML', () => {
    const html =
      '<style>p{display:none}</style><h2>Plan</h2><p onclick="x()">Rest &amp; water<script>alert(1)</script></p><ul><li>One<li>Two</ul>';
    expect(recordsIn(document('text/html', html))).toMatchObject([
      {
        note: {
          content: [
            { kind: 'heading', text: 'Plan' },
            { kind: 'paragraph', text: 'Rest & water' },
            { kind: 'list', items: ['One', 'Two'] },
          ],
        },
      },
    ]);
  });

  const report = (id: string, more: object): object => ({
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    category: [{ coding: [{ code: 'RAD' }] }],
    code: loinc('36643-5', 'Chest X-ray'),
    subject,
    ...more,
  });

  it('are one where a document and a report have the same content on one day, in any order', () => {
    const presentedForm = [{ contentType: 'text/plain', data: base64('No fracture') }];
    const same = report('r', { presentedForm, effectiveDateTime: '2024-03-05', conclusion: 'Normal' });
    for (const both of [
      [document('text/plain', 'No fracture'), same],
      [same, document('text/plain', 'No fracture')],
    ]) {
      expect(recordsIn(...both)).toMatchObject([
        { note: { kind: 'imaging', conclusion: 'Normal', language: 'es', visit: expect.any(String) } },
      ]);
    }
    expect(recordsIn(document('text/plain', 'No fracture'), { ...same, effectiveDateTime: '2024-03-06' })).toHaveLength(
      2,
    );
    expect(recordsIn(document('text/plain', 'A fracture'), same)).toHaveLength(2);
  });

  it('are one where they share an identifier or the address of an attachment, and two of two patients', () => {
    const identifier = [{ system: 'urn:oid:2.999.3', value: 'n1' }];
    const named = { ...document('text/plain', 'No fracture'), identifier };
    expect(recordsIn(named, report('r', { identifier, conclusion: 'Normal' }))).toMatchObject([
      {
        sources: ['entry[2] DiagnosticReport/r', 'entry[1] DocumentReference/d'],
        note: { conclusion: 'Normal', content: [{ text: 'No fracture' }] },
      },
    ]);
    const other = { identifier, conclusion: 'Normal', subject: { reference: 'Patient/q' } };
    expect(recordsIn(named, report('r', other))).toHaveLength(2);
    const presentedForm = [{ contentType: 'text/plain', data: base64('A fracture after all') }];
    expect(recordsIn(named, report('r', { identifier, presentedForm }))).toHaveLength(2);
    const pdf = { contentType: 'application/pdf', url: 'https://files.example/1.pdf' };
    const file = { ...document('application/pdf', ''), content: [{ attachment: pdf }] };
    expect(
      recordsIn(file, report('r', { presentedForm: [pdf] })).filter(({ type }) => type === 'document'),
    ).toHaveLength(1);
  });

  it('stay documents where they are no text, or more than text', () => {
    for (const each of [document('application/pdf', '%PDF-'), document('text/html', '<p>See</p><img src="x">')]) {
      expect(recordsIn(each)).toMatchObject([{ type: 'document' }]);
    }
  });

  it('are reports of images with what they come to, and never laboratory results', () => {
    const report = {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'RAD' }] }],
      code: loinc('36643-5', 'Chest X-ray'),
      subject,
      conclusion: 'No disease',
    };
    expect(recordsIn(report)).toMatchObject([
      {
        type: 'note',
        note: { name: 'Chest X-ray', kind: 'imaging', status: 'final', conclusion: 'No disease', content: [] },
      },
    ]);
  });
});

describe('a report whose result is in no file', () => {
  it('is kept with what it says itself', () => {
    const report = {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
      code: loinc('58410-2', 'Blood count'),
      subject,
      result: [{ reference: 'Observation/elsewhere' }],
    };
    expect(recordsIn(report)).toMatchObject([
      { type: 'lab', lab: { name: 'Blood count', status: 'final', results: [] } },
    ]);
  });
});
