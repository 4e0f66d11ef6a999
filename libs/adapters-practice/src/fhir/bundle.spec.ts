import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput, inputOf, readAt } from '../reading/testing/sample-inputs.ts';

const uuid = '2f0c2a52-7c4c-4f0a-9d5e-0d6b3c1c8a11';
const condition = { resourceType: 'Condition', id: 'c', code: { text: 'Asthma' }, subject: { reference: 'Patient/1' } };
const patient = { resourceType: 'Patient', id: '1', name: [{ text: 'Ana' }] };
const patientOf = (json: object, name?: string): string | undefined =>
  readRecords(fhirInput(json, name)).records.flatMap((record) => ('patient' in record ? [record.patient] : []))[0];
const idOf = (json: object, name?: string): string | undefined =>
  readRecords(fhirInput(json, name)).records.find(({ type }) => type === 'patient')?.id;

describe('references', () => {
  it('by urn:uuid lead to the entry of that fullUrl', () => {
    const bundle = {
      resourceType: 'Bundle',
      type: 'transaction',
      entry: [
        { fullUrl: `urn:uuid:${uuid}`, resource: { ...patient, id: undefined } },
        { resource: { ...condition, subject: { reference: `urn:uuid:${uuid.toUpperCase()}` } } },
      ],
    };
    expect({ patientOf: patientOf(bundle), idOf: idOf(bundle) }).toEqual({ patientOf: uuid, idOf: uuid });
  });

  it('by URL, by version and relative to a server mean the same resource', () => {
    const fullUrl = 'https://ehr.example/fhir/Patient/1';
    const bundle = (reference: string): object => ({
      resourceType: 'Bundle',
      entry: [
        { fullUrl, resource: patient },
        { fullUrl: 'https://ehr.example/fhir/Condition/c', resource: { ...condition, subject: { reference } } },
      ],
    });
    const [wanted] = [idOf(bundle(fullUrl))];
    expect(wanted).toBeDefined();
    for (const reference of [fullUrl, 'Patient/1', `${fullUrl}/_history/3`])
      expect(patientOf(bundle(reference))).toBe(wanted);
  });

  it('lead to the same patient in the files of one folder, and to another one elsewhere', () => {
    expect(patientOf(condition, 'a/condition.json')).toBe(idOf(patient, 'a/patient.json'));
    expect(patientOf(condition, 'b/condition.json')).not.toBe(idOf(patient, 'a/patient.json'));
  });

  it('by an identifier find the patient who has it', () => {
    const identifier = { system: 'urn:oid:2.999', value: '42' };
    const bundle = bundleOf({ ...patient, identifier: [identifier] }, { ...condition, subject: { identifier } });
    expect(patientOf(bundle)).toBe(idOf(bundle));
    expect(readRecords(fhirInput({ ...condition, subject: { identifier } })).refusals).toMatchObject([
      { reason: 'unreadable' },
    ]);
  });
});

describe('bundles', () => {
  it('of history give the newest version, and refuse the older ones as superseded', () => {
    const version = (text: string, lastUpdated: string): object => ({
      ...condition,
      code: { text },
      meta: { lastUpdated },
    });
    const { records, refusals } = readRecords(
      fhirInput(bundleOf(version('old', '2023-01-01T00:00:00Z'), version('new', '2024-01-01T00:00:00Z'))),
    );
    expect(records).toMatchObject([{ condition: { name: 'new' } }]);
    expect(refusals).toMatchObject([{ record: 'entry[1] Condition/c', reason: 'superseded' }]);
  });

  it('in bundles are opened; entries without a resource are named', () => {
    const entry = [
      { resource: bundleOf(patient) },
      { request: { method: 'DELETE', url: 'Patient/1' } },
      { fullUrl: 'x' },
    ];
    const { records, refusals } = readRecords(fhirInput({ resourceType: 'Bundle', entry }));
    expect(records).toMatchObject([{ sources: ['entry[1] entry[1] Patient/1'] }]);
    expect(refusals).toMatchObject([
      { record: 'entry[2]', reason: 'not-kept' },
      { record: 'entry[3]', reason: 'unreadable' },
    ]);
  });
});

describe('documents', () => {
  const document = {
    resourceType: 'DocumentReference',
    id: 'd',
    status: 'current',
    subject: { reference: 'Patient/1' },
    description: 'Letter',
  };

  it('carry their bytes, their Binary’s bytes, or the address of their bytes', () => {
    const binary = { resourceType: 'Binary', id: 'b', contentType: 'application/pdf', data: 'JVBERi0=' };
    const at = (attachment: object): object => ({ ...document, content: [{ attachment }] });
    const [joined] = readRecords(fhirInput(bundleOf(at({ url: 'Binary/b' }), binary))).records;
    expect(joined).toMatchObject({ document: { mediaType: 'application/pdf', size: 5 }, content: { kind: 'bytes' } });
    expect(readRecords(fhirInput(at({ url: 'https://ehr.example/b' }))).records).toMatchObject([
      { content: { kind: 'reference', url: 'https://ehr.example/b' } },
    ]);
    expect(readRecords(fhirInput(at({ data: 'no base64!' }))).refusals).toMatchObject([{ reason: 'unreadable' }]);
  });

  it('that another one replaced are superseded', () => {
    expect(readRecords(fhirInput({ ...document, status: 'superseded' })).refusals).toMatchObject([
      { reason: 'superseded' },
    ]);
  });
});

describe('texts', () => {
  it('of lines are read line by line, and a broken line is refused alone', () => {
    const { records, refusals } = readRecords(inputOf(`${JSON.stringify(patient)}\n{"resourceType":\n\n`));
    expect(records).toMatchObject([{ sources: ['line 1 Patient/1'] }]);
    expect(refusals).toMatchObject([{ record: 'line 2', reason: 'malformed' }]);
  });

  it.each([
    ['that are no data', 'hello', 'unknown-format'],
    ['that are a bare list', '[]', 'unknown-format'],
    ['that are no resource', '{"a":1}', 'unknown-format'],
    ['that are empty', '', 'unknown-format'],
    ['that break off', '{"resourceType":"Patient"', 'malformed'],
    ['nested without end', `{"resourceType":"Patient","x":${'['.repeat(200)}${']'.repeat(200)}}`, 'too-large'],
  ])('%s are refused', (_what, text, reason) => {
    expect(readRecords(inputOf(text))).toMatchObject({ records: [], refusals: [{ record: '', reason }] });
  });

  it('that are not UTF-8 are refused', () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect(readRecords({ name: 'x', bytes, now: readAt }).refusals).toMatchObject([{ reason: 'malformed' }]);
  });
});
