import { describe, expect, it } from '@jest/globals';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { unknownChart, type AmendmentId, type Chart, type RecordToTake } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import { instant, type DocumentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { faultsOf } from '../testing/medplum-validator.ts';
import { hasOwnIds, sayingSomething } from '../testing/texts-as-written.ts';
import { FhirRecordBundles } from './fhir-record-bundles.ts';

type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string; readonly id: string };

type Validated = Parameters<typeof faultsOf>[0];

const bundles = new FhirRecordBundles(new MemorySchedule(), (at) => `https://portal.example/fhir/r4/${at}`);
const letter = 'letter' as DocumentId;

const recordOf = (chart: Chart): RecordToTake => ({
  identity: {
    patient: { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId },
    name: 'Ana Gil',
    language: 'es',
  },
  practiceName: 'Mesa',
  contact: {},
  registration: {
    details: {
      personal: { first_name: 'Ana', last_name: 'Gil', address1: '1 Main St', city: 'Mesa', state: 'AZ' },
      personal_details: { gender: 'Female' },
      emergency_contact: { firstName: 'Eva', relationship: 'Mother' },
    },
    insurances: [],
  },
  chart,
  documents: new Map([[letter, new TextEncoder().encode('Dear Ana')]]),
  withVisits: false,
  now: instant(0),
});

const bundled = async (chart: Chart) => {
  const text = new TextDecoder().decode(await bundles.write(recordOf(chart)));
  const { entry } = JSON.parse(text) as { entry: readonly { fullUrl: string; resource: Resource }[] };
  return { text, entry };
};

describe('a record as one Bundle', () => {
  it('is valid by R4 in each of its resources, and as a whole', async () => {
    await fc.assert(
      fc.asyncProperty(charts.map(sayingSomething).filter(hasOwnIds), async (chart) => {
        const { text, entry } = await bundled(chart);
        expect(faultsOf(JSON.parse(text))).toEqual([]);
        expect(entry.flatMap(({ resource }) => faultsOf(resource as Validated))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['of the national association of payers', 'urn:oid:2.16.840.1.113883.6.300', ['NIIP']],
    ['of another system', 'urn:oid:2.999.7', undefined],
    ['of no system', undefined, undefined],
  ])('calls the number of a payer a national one only where its system says so: %s', async (_, system, kinds) => {
    const details = [{ kind: 'payer-number', text: '66666', ...(system && { system }) } as const];
    const entries = [{ id: 'c', name: 'Desert Health Plan', status: 'active', details } as const];
    const { entry } = await bundled({ ...unknownChart, coverage: { kind: 'entries', entries } });
    const coverage = entry.find(({ resource }) => resource.resourceType === 'Coverage')?.resource;
    const { identifier } = (coverage as { payor?: readonly Resource[] }).payor?.[0] as {
      identifier?: { type?: { coding: readonly { code: string }[] }; system?: string; value?: string };
    };
    expect({ ...identifier, type: identifier?.type?.coding.map(({ code }) => code) }).toEqual({
      type: kinds,
      ...(system && { system }),
      value: '66666',
    });
  });

  it('has the patient with what the registration says', async () => {
    const { entry } = await bundled(unknownChart);
    expect(entry.find(({ resource }) => resource.resourceType === 'Patient')?.resource).toMatchObject({
      gender: 'female',
      name: [{ family: 'Gil', given: ['Ana'] }],
      address: [{ city: 'Mesa' }],
      contact: [{ name: { given: ['Eva'] } }],
    });
  });

  it('carries a statement of disagreement as it was given, about the resource of its entry', async () => {
    const asthma = { id: 'c1', name: 'Asthma', status: 'active' } as const;
    const disputed = {
      id: 'r1' as AmendmentId,
      of: { section: 'conditions', entry: 'c1' },
      name: 'Asthma',
      wrong: 'I never had it',
      correct: 'No asthma',
      requestedAt: instant(0),
      status: 'denied',
      disagreement: { statement: 'The test was not mine', at: instant(1) },
    } as const;
    const record = recordOf({ ...unknownChart, conditions: { kind: 'entries', entries: [asthma] } });
    const text = new TextDecoder().decode(await bundles.write({ ...record, disputed: [disputed] }));
    const { entry } = JSON.parse(text) as { entry: readonly { resource: Resource }[] };
    const condition = entry.find(({ resource }) => resource.resourceType === 'Condition')?.resource;
    const said = entry.find(({ resource }) => resource.resourceType === 'Communication')?.resource;
    expect(said).toMatchObject({ about: [{ reference: `Condition/${condition?.id}` }] });
    expect(JSON.stringify(said)).toContain('Statement of disagreement: The test was not mine');
    expect(faultsOf(said as Validated)).toEqual([]);
  });

  it('holds the bytes of a document at the address that the document names', async () => {
    const document = { id: letter, title: 'Letter', mediaType: 'text/plain', size: 8 };
    const { entry } = await bundled({ ...unknownChart, documents: { kind: 'entries', entries: [document] } });
    const binary = entry.find(({ resource }) => resource.resourceType === 'Binary');
    expect(binary?.resource['data']).toBe(btoa('Dear Ana'));
    const reference = entry.find(({ resource }) => resource.resourceType === 'DocumentReference')?.resource;
    expect(reference?.['content']).toMatchObject([{ attachment: { url: binary?.fullUrl } }]);
  });
});
