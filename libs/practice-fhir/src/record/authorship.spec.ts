import { describe, expect, it } from '@jest/globals';
import { authored, authoredBySource, lastWritten } from './authorship.ts';
import { resourcesRead } from './testing/resources-read.ts';

const asthma = { type: 'condition', sources: ['entry[1] Condition/c'], condition: { id: 'c', name: 'Asthma' } };
const condition = { resourceType: 'Condition', id: 'c' };
const author = (who: object | undefined, more: object = {}) => ({
  type: { coding: [{ code: 'author' }] },
  who,
  ...more,
});
const provenance = (id: string, more: object): object => ({
  ...{ resourceType: 'Provenance', id, target: [{ reference: 'Condition/c' }] },
  ...more,
});
const told = (...others: readonly object[]) => {
  const { resource, referenceIndex } = resourcesRead(condition, ...others);
  return authoredBySource(asthma, resource, referenceIndex);
};
const authoredOf = (...others: readonly object[]) =>
  (told(...others).condition as { readonly authored?: object }).authored;

describe('who wrote an entry', () => {
  it('is the author of its provenance, with the moment and the organization', () => {
    const agent = [
      { type: { coding: [{ code: 'verifier' }] }, who: { display: 'Dr. No' } },
      author({ display: 'Dr. Li' }, { onBehalfOf: { display: 'Harbor Clinic' } }),
    ];
    expect(told(provenance('1', { agent, recorded: '2024-05-06T09:00:00Z' }))).toEqual({
      ...asthma,
      sources: ['entry[1] Condition/c', 'entry[2] Provenance/1'],
      condition: {
        ...asthma.condition,
        authored: { by: 'Dr. Li', organization: 'Harbor Clinic', at: '2024-05-06T09:00:00Z' },
      },
    });
  });

  it('is nobody where no provenance names an author, or it is of another record', () => {
    const others = [author({ display: 'Dr. Li' }, { type: { coding: [{ code: 'verifier' }] } })];
    expect(told(provenance('1', { agent: others, recorded: '2024' }))).toBe(asthma);
    const agent = [author({ display: 'Dr. Li' })];
    expect(told(provenance('1', { agent, target: [{ reference: 'Condition/d' }] }))).toBe(asthma);
    expect(told(provenance('1', { agent: [author(undefined)] }))).toBe(asthma);
    expect(authoredOf(provenance('1', { agent: [author(undefined)], recorded: '2024' }))).toEqual({ at: '2024' });
  });

  it('are several with a sign between them, each once', () => {
    const agent = [
      author({ display: 'Dr. Li' }),
      author({ display: 'Dr. Ng' }),
      author(undefined),
      author({ display: 'Dr. Li' }),
    ];
    expect(authoredOf(provenance('1', { agent }))).toEqual({ by: 'Dr. Li; Dr. Ng' });
  });

  it('is the one that was recorded last, in whatever zone and order; what has no moment is before all', () => {
    const by = (id: string, display: string, recorded?: string) =>
      provenance(id, { agent: [author({ display })], recorded });
    const [early, late, undated] = [
      by('1', 'Dr. Li', '2024-05-06T09:00:00-07:00'),
      by('2', 'Dr. Ng', '2024-05-06T17:00:00Z'),
      by('3', 'Dr. Ho'),
    ];
    const others = by('4', 'Dr. No', '2024-05-06T15:00:00Z');
    for (const order of [
      [early, late, undated, others],
      [undated, others, late, early],
    ])
      expect(authoredOf(...order)).toMatchObject({ by: 'Dr. Ng' });
    expect(authoredOf(undated)).toEqual({ by: 'Dr. Ho' });
    const at = '2024-05-06T09:00:00Z';
    expect(
      lastWritten([
        { by: 'a', at },
        { by: 'b', at },
      ]),
    ).toEqual({ by: 'a', at });
    expect(lastWritten([])).toBeUndefined();
  });

  it.each([
    [{ recorded: '2024', occurredDateTime: '2023' }, '2024'],
    [{ occurredDateTime: '2023', occurredPeriod: { end: '2022' } }, '2023'],
    [{ occurredPeriod: { start: '2021', end: '2022' } }, '2022'],
  ])('is told with when it was recorded, else with when it happened: %j', (said, at) => {
    expect(authoredOf(provenance('1', { agent: [author({ display: 'Dr. Li' })], ...said }))).toEqual({
      by: 'Dr. Li',
      at,
    });
  });

  it('is an organization by itself, or that of the role of the person', () => {
    const clinic = { resourceType: 'Organization', id: 'o', name: 'Harbor Clinic' };
    const li = { resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }] };
    const role = {
      ...{ resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/w' } },
      organization: { reference: 'Organization/o' },
    };
    const by = (who: object, more: object = {}) =>
      authoredOf(provenance('1', { agent: [author(who, more)] }), clinic, li, role);
    expect(by({ reference: 'Organization/o' })).toEqual({ organization: 'Harbor Clinic' });
    expect(by({ type: 'Organization', display: 'Mesa Clinic' })).toEqual({ organization: 'Mesa Clinic' });
    expect(by({ reference: 'PractitionerRole/r' })).toEqual({ by: 'Dr. Li', organization: 'Harbor Clinic' });
    expect(by({ reference: 'PractitionerRole/r' }, { onBehalfOf: { display: 'Mesa Clinic' } })).toEqual({
      ...{ by: 'Dr. Li', organization: 'Mesa Clinic' },
    });
    expect(by({ reference: 'Practitioner/w' })).toEqual({ by: 'Dr. Li' });
  });

  it('is its recorder where no provenance says it, of a prescription with when it was written', () => {
    const recorder = { display: 'Dr. Ng' };
    const { resource, referenceIndex } = resourcesRead({ ...condition, recorder, authoredOn: '2024-05' });
    expect(authoredBySource(asthma, resource, referenceIndex)).toEqual({
      ...asthma,
      condition: { ...asthma.condition, authored: { by: 'Dr. Ng', at: '2024-05' } },
    });
  });
});

describe('an entry with its author', () => {
  const by = { by: 'Dr. Li' };

  it('is marked in its place', () => {
    expect(authored(asthma, by)).toEqual({ ...asthma, condition: { ...asthma.condition, authored: by } });
    expect(authored({ type: 'item', item: { name: 'Visit' } }, by)).toEqual({
      ...{ type: 'item', item: { name: 'Visit', authored: by } },
    });
  });

  it('is none where nobody is known, or where it is of no single entry', () => {
    expect(authored(asthma, undefined)).toBe(asthma);
    for (const type of ['care-team', 'document', 'note', 'section', 'patient', 'constructor']) {
      const record = { type, members: [{}], document: {}, note: {} };
      expect(authored(record, by)).toBe(record);
    }
  });
});
