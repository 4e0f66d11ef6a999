import { describe, expect, it } from '@jest/globals';
import { holds } from '../performance-targets.ts';
import { barsOf, type Cost, mostUsed, tableOfCosts } from './operation-bars.ts';

const costs: readonly Cost[] = mostUsed.map((name) => ({ name, bytes: 10, gateway: 1, function: 0.7 }));
const failedOf = (of: readonly Cost[], asked = of.map(({ name }) => name)): readonly string[] =>
  barsOf(of, asked)
    .filter((bar) => !holds(bar))
    .map(({ name }) => name);

describe('the bars of operations', () => {
  it('judges each of the twenty most used by itself', () => {
    expect(mostUsed).toHaveLength(20);
    expect(failedOf(costs)).toEqual([]);
    const one = costs.map((cost) => (cost.name === 'SaveDraft' ? { ...cost, function: 0.5 } : cost));
    expect(failedOf(one)).toEqual(['SaveDraft, next to a function with the answer at hand']);
  });

  it('fails for one of the most used that was refused, or not measured', () => {
    const refused = costs.map((cost) => (cost.name === 'GetVisit' ? { ...cost, refused: 'NOT_FOUND' } : cost));
    expect(failedOf(refused)).toEqual(['GetVisit, next to a function with the answer at hand']);
    const asked = costs.map(({ name }) => name);
    expect(failedOf(costs.slice(1), asked)).toEqual([
      'GetUserToken, next to a function with the answer at hand',
      'operations that were not measured',
    ]);
  });

  it('judges the dearest of all, those that were refused among them', () => {
    const rare: Cost = { name: 'GetBill', bytes: 10, gateway: 2.5, function: 0.2, refused: 'NOT_FOUND' };
    expect(failedOf([...costs, rare])).toEqual(['processor time of the dearest operation (GetBill)']);
  });

  it('is a table of all, the dearest first and those that were refused last', () => {
    const table = tableOfCosts([
      { name: 'GetBill', bytes: 10, gateway: 2, function: 1, refused: 'NOT_FOUND' },
      { name: 'GetLab', bytes: 10, gateway: 1, function: 0.5 },
      { name: 'GetVisit', bytes: 10, gateway: 1.5, function: 0.5 },
    ]);
    expect(table.match(/Get\w+/g)).toEqual(['GetVisit', 'GetLab', 'GetBill']);
    expect(table).toContain('50 %  refused: NOT_FOUND');
  });
});
