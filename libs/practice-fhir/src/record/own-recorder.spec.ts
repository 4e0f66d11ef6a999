import { describe, expect, it } from '@jest/globals';
import { authoredBySource } from './authorship.ts';
import type { Json } from '../json/index.ts';
import { resourcesIn, type Origin } from './find-resources.ts';
import { ReferenceIndex } from './reference-index.ts';

const origin: Origin = {
  ...{ source: 'a.json', namespace: '', prefix: '', now: 0 },
  idOf: (name) => name,
  partOf: (whole, part) => `${whole} ${part}`,
};

const record = { type: 'condition', sources: ['Condition/c'], condition: { id: 'c', name: 'Asthma' } };

const authoredOf = (fields: Readonly<Record<string, Json>>) => {
  const { resources } = resourcesIn({ resourceType: 'Condition', id: 'c', ...fields }, origin);
  const [resource] = resources;
  if (resource === undefined) throw new Error('There is no such resource.');
  const read = authoredBySource(record, resource, new ReferenceIndex(resources));
  return (read.condition as { readonly authored?: object }).authored;
};

describe('who recorded an entry, as it says itself', () => {
  it('is its recorder, with the day on which it was recorded', () => {
    expect(authoredOf({ recorder: { display: 'Dr. Wu Li' }, recordedDate: '2026-02-03' })).toEqual({
      by: 'Dr. Wu Li',
      at: '2026-02-03',
    });
    expect(authoredOf({ recorder: { display: 'Dr. Wu Li' } })).toEqual({ by: 'Dr. Wu Li' });
  });

  it('is an organization where that recorded it', () => {
    expect(authoredOf({ recorder: { type: 'Organization', display: 'Mesa Clinic' } })).toEqual({
      organization: 'Mesa Clinic',
    });
  });

  it('is nobody where it names none: a day alone, or who says so, is no recorder', () => {
    expect(authoredOf({ recordedDate: '2026-02-03' })).toBeUndefined();
    expect(authoredOf({ asserter: { display: 'Ana Reyes' } })).toBeUndefined();
    expect(authoredOf({ recorder: { reference: 'Practitioner/none' }, recordedDate: '2026-02-03' })).toBeUndefined();
  });
});
