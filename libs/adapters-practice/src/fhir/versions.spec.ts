import { describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { readRecords, readTogether } from '../reading/index.ts';
import { labIdOf, partOf, sourceIdOf } from '../records/index.ts';
import { bundleOf, fhirInput, inputOf } from '../reading/testing/sample-inputs.ts';
import { originOf } from './reading-context.ts';

type Fields = Readonly<Record<string, unknown>>;
const subject = { reference: 'Patient/p' };
const version = (text: string, lastUpdated?: string, more: Fields = {}): Fields => ({
  ...{ resourceType: 'Condition', id: 'c', subject, code: { text }, ...(lastUpdated && { meta: { lastUpdated } }) },
  ...more,
});
const namesIn = (...resources: readonly Fields[]) =>
  readRecords(fhirInput(bundleOf(...resources))).records.flatMap((each) =>
    each.type === 'condition' ? [each.condition.name] : [],
  );

describe('of several versions in a file', () => {
  it('the one last written stands, in whatever order, zone and precision they come', () => {
    const [old, recent] = [version('old', '2024-01-01T09:00:00-07:00'), version('new', '2024-01-01T17:00:00Z')];
    expect(namesIn(old, recent)).toEqual(['new']);
    expect(namesIn(recent, old)).toEqual(['new']);
    expect(namesIn(version('day', '2024-01-02'), recent)).toEqual(['day']);
    expect(namesIn(version('none'), old)).toEqual(['old']);
    expect(namesIn(old, version('broken', 'lately'))).toEqual(['old']);
  });

  it('the first stands where they are of one moment, and the others are refused as superseded', () => {
    const [a, b] = [version('A', '2024-01-01T09:00:00Z'), version('B', '2024-01-01T09:00:00Z')];
    expect(namesIn(a, b)).toEqual(['A']);
    expect(namesIn(b, a)).toEqual(['B']);
    expect(readRecords(fhirInput(bundleOf(a, b))).refusals).toEqual([
      {
        ...{ source: 'export/input', record: 'entry[2] Condition/c', reason: 'superseded' },
        detail: 'the same or a newer version of it is in this input',
      },
    ]);
  });

  it('two resources of two types or ids are no versions of each other', () => {
    expect(namesIn(version('A'), version('B', undefined, { id: 'd' }))).toEqual(['A', 'B']);
    const allergy = { resourceType: 'AllergyIntolerance', id: 'c', patient: subject, code: { text: 'Latex' } };
    expect(readRecords(fhirInput(bundleOf(version('A'), allergy))).records).toHaveLength(2);
  });
});

describe('of several versions in two files', () => {
  const file = (name: string, ...resources: readonly Fields[]) =>
    inputOf(JSON.stringify(bundleOf(...resources)), `export/${name}`);
  const told = (...files: readonly ReturnType<typeof file>[]) => {
    const { records, refusals } = readTogether(files);
    return {
      names: records.flatMap((each) => (each.type === 'condition' ? [each.condition.name] : [])),
      refusals: refusals.map(({ source, record, reason, detail }) => [source, record, reason, detail]),
    };
  };
  const at = '2024-01-01T09:00:00Z';
  const place = 'entry[1] Condition/c';
  const conflict = 'another file has another content of it and the same date';
  const same = 'the same or a newer version of it is in this input';

  it('the greater text stands where they are of one moment, in whatever order, and the other is a conflict', () => {
    const [a, b] = [file('a', version('A', at)), file('b', version('B', at))];
    expect(told(a, b)).toEqual({ names: ['B'], refusals: [['export/a', place, 'conflict', conflict]] });
    expect(told(b, a)).toEqual({ names: ['B'], refusals: [['export/a', place, 'conflict', conflict]] });
    expect(told(file('a', version('A')), file('b', version('B'))).refusals).toEqual([
      ['export/a', place, 'conflict', conflict],
    ]);
  });

  it('the newer one stands, and the same content is no conflict', () => {
    const later = '2024-01-02T09:00:00Z';
    expect(told(file('a', version('A', later)), file('b', version('B', at)))).toEqual({
      ...{ names: ['A'], refusals: [['export/b', place, 'superseded', same]] },
    });
    expect(told(file('a', version('A', at)), file('b', version('A', at)))).toEqual({
      ...{ names: ['A'], refusals: [['export/b', place, 'superseded', same]] },
    });
    expect(told(file('a', version('B', at), version('A', at)), file('b'))).toEqual({
      ...{ names: ['B'], refusals: [['export/a', 'entry[2] Condition/c', 'superseded', same]] },
    });
  });
});

describe('how new a record is', () => {
  const versionOf = (...resources: readonly Fields[]) =>
    readRecords(fhirInput(bundleOf(...resources))).records[0]?.version;

  it('is as new as the newest of what it was made of, and not said where none says it', () => {
    expect(versionOf(version('A', '2024-05-06T09:00:00Z'))).toBe(Date.UTC(2024, 4, 6, 9));
    const order = { resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', subject };
    const drug = {
      resourceType: 'Medication',
      id: 'd',
      code: { text: 'Aspirin' },
      meta: { lastUpdated: '2024-05-07' },
    };
    const whole = { ...order, medicationReference: { reference: 'Medication/d' }, meta: { lastUpdated: '2024-05-06' } };
    expect(versionOf(whole, drug)).toBe(Date.UTC(2024, 4, 7));
    expect(versionOf({ ...whole, meta: { lastUpdated: '2024-05-08' } }, drug)).toBe(Date.UTC(2024, 4, 8));
    expect(versionOf({ ...whole, meta: undefined }, drug)).toBe(Date.UTC(2024, 4, 7));
    const [unsaid] = readRecords(fhirInput(version('A'))).records;
    expect(unsaid).not.toHaveProperty('version');
  });
});

describe('the ids of what is read', () => {
  it('are of the namespace where they are bare, and of the world where they are an address or a URN', () => {
    const [one, other] = ['x', 'y'].map((namespace) => originOf('a', namespace, '', instant(0)));
    for (const name of ['https://a.example/Patient/1', 'http://a.example/Patient/1', 'urn:oid:2.999'])
      expect([one?.idOf(name), other?.idOf(name)]).toEqual([sourceIdOf('', name), sourceIdOf('', name)]);
    for (const name of ['Patient/1', 'Patient/urn:1', 'Patient/http:1'])
      expect([one?.idOf(name), other?.idOf(name)]).toEqual([sourceIdOf('x', name), sourceIdOf('y', name)]);
    const whole = sourceIdOf('', 'urn:oid:2.999');
    expect(one?.partOf(whole, 'member')).toBe(partOf(whole, 'member'));
  });

  it('are a number of a laboratory report, and those of the record of all others', () => {
    const report = { resourceType: 'DiagnosticReport', id: 'r', status: 'final', subject, code: { text: 'Panel' } };
    const presentedForm = [{ contentType: 'application/pdf', data: 'JVBERi0=' }];
    const { records } = readRecords(fhirInput({ ...report, category: [{ coding: [{ code: 'LAB' }] }], presentedForm }));
    const id = sourceIdOf('export', 'DiagnosticReport/r');
    expect(records).toMatchObject([{ id, lab: { id: labIdOf(id) } }, { type: 'document' }]);
    const [, document] = records;
    expect(document?.type === 'document' && document.document.id).toBe(document?.id);
    const [condition] = readRecords(fhirInput(version('A'))).records;
    expect(condition?.type === 'condition' && condition.condition.id).toBe(condition?.id);
    expect(condition).not.toHaveProperty('lab');
  });
});

describe('a patient who exists only inside a record', () => {
  const inside = (person: Fields) => {
    const whole = version('A', undefined, { subject: { reference: '#me' }, contained: [person] });
    return readRecords(fhirInput(whole)).records.map(({ type }) => type);
  };

  it('comes with it where they have a name, and nobody else does', () => {
    expect(inside({ resourceType: 'Patient', id: 'me', name: [{ text: 'Eve' }] })).toEqual(['condition', 'patient']);
    expect(inside({ resourceType: 'Patient', id: 'me' })).toEqual(['condition']);
    const other = version('A', undefined, {
      contained: [{ resourceType: 'Patient', id: 'me', name: [{ text: 'Eve' }] }],
    });
    expect(readRecords(fhirInput(other)).records).toHaveLength(1);
  });
});
