import { describe, expect, it } from '@jest/globals';
import type { spiVersion } from '@portico/practice-spi';
import { allLaws } from './laws/all-laws.ts';
import { runLaws } from './run-laws.ts';
import { memoryAdapter } from './testing/memory-adapter.ts';
import { stageOf } from './testing/memory-stage.ts';

describe('the laws that are run', () => {
  it('have an id each, and stand by level in the report', async () => {
    expect(new Set(allLaws.map(({ id }) => id)).size).toBe(allLaws.length);
    const { results, passed, facets } = await runLaws(stageOf(memoryAdapter()), 2);
    expect({ passed, most: Math.max(...results.map(({ level }) => level)) }).toEqual({ passed: true, most: 2 });
    expect(facets).toMatchObject({ people: 'there', money: 'there', record: 'not declared' });
  });

  it('fail by name where the stage or the settings cannot be used', async () => {
    const stage = stageOf(memoryAdapter());
    const laws = allLaws.filter(({ id }) => id === 'people.known');
    const whyOf = async (broken: object) => (await runLaws({ ...stage, ...broken }, 1, laws)).results[0]?.outcome;
    const furnish = () => Promise.reject(new Error('no database'));
    expect(await whyOf({ practice: { ...stage.practice, furnish } })).toEqual({
      kind: 'failed',
      why: 'the stage could not furnish: no database',
    });
    expect(await whyOf({ settings: null })).toEqual({
      kind: 'failed',
      why: 'connect: connection: is no object',
    });
  });

  it('are not run against an adapter that is written for another version', async () => {
    const older = { ...memoryAdapter(), spi: 0 as typeof spiVersion };
    await expect(runLaws(stageOf(older), 1)).rejects.toThrow('version 0');
  });
});
