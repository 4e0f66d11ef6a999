import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LabId } from '../kernel/index.ts';
import { newLabsFirst } from './new-labs-first.ts';
import type { Lab } from './patient-chart.ts';

const report = (id: number, value: number): Lab => ({
  ...{ id: id as LabId, name: 'Panel', status: 'final' },
  results: [
    { code: 'a', name: 'A', value: { kind: 'quantity', value: String(value) }, reference: { low: '4', high: '6' } },
  ],
});

describe('newLabsFirst', () => {
  it('keeps every report once, new ones before the others, each in its order, whatever their values are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean())), (drawn) => {
        const labs = drawn.map(([value], id) => report(id, value));
        const isNew = (id: number): boolean => drawn[id]?.[1] === true;
        const ids = newLabsFirst(labs, ({ entry }) => isNew(Number(entry))).map(({ id }) => Number(id));
        const all = labs.map(({ id }) => Number(id));
        expect(ids).toEqual([...all.filter(isNew), ...all.filter((id) => !isNew(id))]);
      }),
    );
  });
});
