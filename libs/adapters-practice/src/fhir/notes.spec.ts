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
