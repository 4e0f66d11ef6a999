import { describe, expect, it } from '@jest/globals';
import { readRecords } from '@portico/adapters-practice/reading';
import { unknownChart, type Chart } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import { instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { faultsOf } from '../testing/medplum-validator.ts';
import { ipsFaultsOf } from '../testing/ips-requirements.ts';
import { hasOwnIds, sayingSomething } from '../testing/texts-as-written.ts';
import { PatientSummaries } from './patient-summaries.ts';

interface Section {
  readonly title: string;
  readonly code: { readonly coding: readonly { readonly code: string }[] };
  readonly entry?: readonly { readonly reference: string }[];
  readonly emptyReason?: object;
  readonly text: { readonly div: string };
}

interface Summary {
  readonly type: string;
  readonly entry: readonly {
    readonly fullUrl: string;
    readonly resource: {
      readonly resourceType: string;
      readonly id: string;
      readonly section?: readonly Section[];
      readonly device?: { readonly reference: string };
    };
  }[];
}

const writer = new PatientSummaries((at) => `https://portal.example/fhir/r4/${at}`);

const summarized = async (chart: Chart): Promise<{ readonly bytes: Uint8Array; readonly summary: Summary }> => {
  const bytes = await writer.write({
    identity: {
      patient: { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId },
      name: 'Ana Gil',
      language: 'es',
    },
    practiceName: 'Mesa',
    chart,
    documents: new Map(),
    withVisits: false,
    now: instant(0),
  });
  return { bytes, summary: JSON.parse(new TextDecoder().decode(bytes)) as Summary };
};

const sectionsOf = ({ entry }: Summary): readonly Section[] => entry[0]?.resource.section ?? [];

const drawn = charts.map(sayingSomething).filter(hasOwnIds);

describe('an International Patient Summary', () => {
  it('is a valid document whose sections refer to what stands in it, and to all of it', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (chart) => {
        const { summary } = await summarized(chart);
        expect(faultsOf(summary as never)).toEqual([]);
        const [composition, patient, practice, ...others] = summary.entry.map(({ resource }) => resource);
        expect([composition, patient, practice].map((each) => each?.resourceType)).toEqual([
          'Composition',
          'Patient',
          'Organization',
        ]);
        const referred = sectionsOf(summary).flatMap(({ entry = [] }) => entry.map(({ reference }) => reference));
        // A device stands behind the statement that it is used.
        const behind = others.flatMap(({ device }) => device?.reference ?? []);
        expect([...referred, ...behind].sort()).toEqual(
          others.map(({ resourceType, id }) => `${resourceType}/${id}`).sort(),
        );
        expect(ipsFaultsOf(summary as never)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('always has problems, allergies and medications, each with an entry or the reason why not', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (chart) => {
        const required = sectionsOf((await summarized(chart)).summary).slice(0, 3);
        expect(required.map(({ code }) => code.coding[0]?.code)).toEqual(['11450-4', '48765-2', '10160-0']);
        for (const { entry, emptyReason, text } of required) {
          expect((entry === undefined) === (emptyReason !== undefined)).toBe(true);
          expect(text.div).toMatch(/<p>./);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(['conditions', 'allergies', 'medications'] as const)(
    'says of %s that none are known, or that nothing is, so that an import reads it as that',
    async (section) => {
      for (const kind of ['none-known', 'no-information'] as const) {
        const { bytes } = await summarized({ ...unknownChart, [section]: { kind } });
        const { records } = readRecords({ name: 'summary.json', bytes, now: instant(Date.UTC(2026, 10, 24)) });
        const said = records.flatMap((each) =>
          each.type === 'section' && each.section === section ? [each.statement.kind] : [],
        );
        expect(said).toEqual([kind]);
      }
    },
  );
});
