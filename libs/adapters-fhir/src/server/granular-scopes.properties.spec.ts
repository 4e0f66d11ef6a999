import { describe, expect, it } from '@jest/globals';
import { categoriesOf, type SmartScope } from '@portico/domain/access';
import type { Chart } from '@portico/domain/health';
import { conditions, labs, itemsOf, vitalSigns } from '@portico/domain/health/testing';
import type { PatientId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { entriesOf, memoryFace, practice } from '../testing/memory-fhir-service.ts';

const ana = { practice, patient: 'ana' as PatientId };
const types = ['Condition', 'Observation'] as const;
type Resource = ReturnType<typeof entriesOf>[number];
type Face = ReturnType<typeof memoryFace>;

const list = <T extends { readonly id: unknown }>(entries: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(entries, { maxLength: 3, selector: ({ id }) => String(id) })
    .map((found) => ({ kind: 'entries' as const, entries: found }));

const charts: fc.Arbitrary<Partial<Chart>> = fc.record({
  conditions: list(conditions),
  labs: list(labs),
  vitalSigns: list(vitalSigns),
  socialHistory: list(itemsOf('socialHistory')),
  healthStatus: list(itemsOf('healthStatus')),
  clinicalTests: list(itemsOf('clinicalTests')),
});

const every = types.flatMap((type) => categoriesOf(type).map((category) => ({ type, category })));

const categoriesIn = ({ category }: Resource): readonly string[] =>
  (category as readonly { readonly coding: readonly { readonly system: string; readonly code: string }[] }[]).flatMap(
    ({ coding }) => coding.map(({ system, code }) => `${system}|${code}`),
  );

const faceOf = (chart: Partial<Chart>, scopes: readonly string[]): Face => {
  const face = memoryFace(scopes as readonly SmartScope[] as SmartScope[]);
  face.charts.put(ana, chart);
  return face;
};

const idsOf = (resources: readonly Resource[]) => resources.map(({ id }) => String(id)).sort();

describe('a scope that is limited to categories', () => {
  it('lists and reads the resources of these categories, and is told of no others', async () => {
    await fc.assert(
      fc.asyncProperty(charts, fc.subarray(every, { minLength: 1 }), async (chart, chosen) => {
        const whole = faceOf(chart, ['system/*.rs']);
        const part = faceOf(
          chart,
          chosen.map(({ type, category }) => `system/${type}.rs?category=${category}`),
        );
        for (const type of types) {
          const wanted = chosen.filter((one) => one.type === type).map(({ category }) => category as string);
          const all = entriesOf(await whole.get(`${type}?patient=ana&_count=100`));
          const fitting = all.filter((one) => categoriesIn(one).some((category) => wanted.includes(category)));
          const bundle = await part.get(`${type}?patient=ana&_count=100`);
          if (wanted.length === 0) expect(bundle).toMatchObject({ issue: [{ code: 'forbidden' }] });
          else expect(idsOf(entriesOf(bundle))).toEqual(idsOf(fitting));
          for (const one of all) {
            const { status } = await part.send(`${type}/${String(one['id'])}`, '');
            const isFitting = fitting.includes(one);
            expect({ one, status }).toEqual({ one, status: isFitting ? 200 : wanted.length === 0 ? 403 : 404 });
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('says of each section that a list is without, and tells another id from nobody by nothing', async () => {
    const face = faceOf({}, [`system/Observation.rs?category=${categoriesOf('Observation')[0]}`]);
    const { entry } = await face.get('Observation?patient=ana');
    const left = (entry as readonly { resource: { issue: readonly { code: string; diagnostics: string }[] } }[])
      .map(({ resource }) => resource.issue[0])
      .filter((issue) => issue?.code === 'suppressed')
      .map((issue) => issue?.diagnostics);
    expect(left).toEqual(
      ['vital signs', 'social history', 'health status', 'clinical tests'].map(
        (section) => `The scopes of the access token do not cover ${section}.`,
      ),
    );
  });

  it('exports the resources of these categories, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(charts, fc.constantFrom(...every), async (chart, { type, category }) => {
        const face = faceOf(chart, ['system/Patient.rs', `system/${type}.rs?category=${category}`]);
        face.patients.put({ patient: ana, name: 'Ana', birthDate: '1980-01-01' } as Parameters<
          Face['patients']['put']
        >[0]);
        const begun = await face.send('Group/all/$export', `?_type=${type}`);
        const { output } = await face.get(begun.location ?? '');
        const [file] = output as readonly { readonly url: string }[];
        const { body } = await face.send((file?.url ?? '').split('/r4/practice/')[1] ?? '', '');
        const lines = String(body)
          .split('\n')
          .filter((line) => line !== '');
        const all = entriesOf(await faceOf(chart, ['system/*.rs']).get(`${type}?patient=ana&_count=100`));
        const fitting = all.filter((one) => categoriesIn(one).includes(category));
        expect(idsOf(lines.map((line) => JSON.parse(line) as Resource))).toEqual(idsOf(fitting));
      }),
      { numRuns: 30 },
    );
  });
});
