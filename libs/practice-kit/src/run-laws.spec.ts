import { describe, expect, it } from '@jest/globals';
import { notYetFilled, type Problem, type spiVersion } from '@portico/practice-spi';
import { allLaws } from './laws/all-laws.ts';
import type { Books, Scene } from './conformance-stage.ts';
import { runLaws } from './run-laws.ts';
import { memoryAdapter } from './testing/memory-adapter.ts';
import { stageOf } from './testing/memory-stage.ts';

const laws = (id: string) => allLaws.filter((law) => law.id === id);

describe('the laws that are run', () => {
  it('have an id each, and stand by level in the report', async () => {
    expect(new Set(allLaws.map(({ id }) => id)).size).toBe(allLaws.length);
    const withoutRecord = memoryAdapter(({ record: _, ...connection }) => connection);
    const { results, passed, facets } = await runLaws(stageOf(withoutRecord), 2);
    expect({ passed, most: Math.max(...results.map(({ level }) => level)) }).toEqual({ passed: true, most: 2 });
    expect(facets).toMatchObject({ people: 'there', money: 'there', record: 'not declared' });
  });

  it('tell of each function whether it was called, and whether it answered', async () => {
    const untold = async () => ({ ok: false, error: { kind: 'gone' } }) as const;
    const adapter = memoryAdapter(({ times, visits, ...connection }) => ({
      ...connection,
      ...(visits && { visits: { ...visits, one: untold, arrive: untold } }),
      ...(times && { times: { ...times, busy: notYetFilled('times.busy') } }),
    }));
    const { functions, results, passed } = await runLaws(stageOf(adapter), 1);
    expect(functions).toMatchObject({
      'people.match': 'answered',
      'visits.between': 'answered',
      'visits.one': 'answered problems alone',
      'visits.arrive': 'never called',
      'times.busy': 'not yet filled',
    });
    expect(functions).not.toHaveProperty('people.reached');
    expect(passed).toBe(false);
    expect(results.find(({ id }) => id === 'functions.filled')?.outcome).toEqual({
      kind: 'failed',
      why: 'not yet filled: times.busy',
    });
  });

  it('fail by name where the stage or the settings cannot be used', async () => {
    const stage = stageOf(memoryAdapter());
    const whyOf = async (broken: object) =>
      (await runLaws({ ...stage, ...broken }, 1, { laws: laws('people.known') })).results[0]?.outcome;
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

  it('do not pass on books that the stage does not observe', async () => {
    const { practice, ...stage } = stageOf(memoryAdapter());
    let isMissed = false;
    const onlyVisits = async (): Promise<Books> =>
      new Proxy(
        { visits: (await practice?.observe())?.visits ?? [] },
        { get: (books, name) => Reflect.get(books, name) ?? void (isMissed ||= name !== 'then') },
      );
    const seeded = { furnish: (scene: Scene) => practice?.furnish(scene) ?? Promise.reject(), observe: onlyVisits };
    const unchecked: string[] = [];
    for (const law of allLaws.filter(({ level }) => level > 1)) {
      isMissed = false;
      const { kind } = await law.run({ ...stage, practice: seeded });
      if (isMissed) expect({ law: law.id, kind }).toEqual({ law: law.id, kind: 'unchecked' });
      if (kind === 'unchecked') unchecked.push(law.id);
    }
    expect(unchecked).toEqual(
      expect.arrayContaining(['mail.send-once', 'money.post-once', 'money.refund', 'forms.hand-once', 'holds.kept']),
    );
  });

  it('name the place of what is malformed and the code of what is refused, and no words of a system', async () => {
    const whyOf = async (error: Problem) => {
      const read = async () => ({ ok: false, error }) as const;
      const adapter = memoryAdapter((connection) => ({ ...connection, people: { ...connection.people, read } }));
      return (await runLaws(stageOf(adapter), 1, { laws: laws('people.known') })).results[0]?.outcome;
    };
    const failed = (why: string) => ({ kind: 'failed', why: `people.read answered ${why}` });
    expect(await whyOf({ kind: 'malformed', what: 'Patient.name' })).toEqual(failed('malformed (Patient.name)'));
    expect(await whyOf({ kind: 'malformed', what: 'José Peña' })).toEqual(failed('malformed'));
    expect(await whyOf({ kind: 'refused', why: '400' })).toEqual(failed('refused (400)'));
    expect(await whyOf({ kind: 'refused', why: 'No such José' })).toEqual(failed('refused'));
  });

  it('are not run against an adapter that is written for another version', async () => {
    const older = { ...memoryAdapter(), spi: 0 as typeof spiVersion };
    await expect(runLaws(stageOf(older), 1)).rejects.toThrow('version 0');
  });
});
