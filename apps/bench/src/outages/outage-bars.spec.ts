import { describe, expect, it } from '@jest/globals';
import { type Bar, holds } from '../performance-targets.ts';
import { stopBarsOf, timeBarsOf } from './outage-bars.ts';

const failedOf = (bars: readonly Bar[]): readonly string[] => bars.filter((bar) => !holds(bar)).map(({ name }) => name);

describe('the bars of outages', () => {
  const restart = { isRestart: true, told: 500, well: 900 };
  const network = { isRestart: false, told: 1_500, well: 4_000 };

  it('give a second after a restart of the database, and five after any other outage', () => {
    expect(failedOf(timeBarsOf([restart, network]))).toEqual([]);
    expect(failedOf(timeBarsOf([{ ...restart, well: 1_100 }, network]))).toEqual([
      'longest time from the end of a restart of the database until all is well',
    ]);
    expect(failedOf(timeBarsOf([restart, { ...network, well: 5_100 }]))).toEqual([
      'longest time from the end of any other outage until all is well',
    ]);
  });

  it('fail where no restart was measured', () => {
    expect(failedOf(timeBarsOf([network]))).toEqual([
      'longest time from the end of a restart of the database until all is well',
    ]);
  });

  it('give a second to an answer while instances stop, and lose none', () => {
    expect(failedOf(stopBarsOf(0, 999))).toEqual([]);
    expect(failedOf(stopBarsOf(1, 1_001))).toHaveLength(2);
  });
});
