import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMedplum, type MedplumServer } from '@portico/fhir-servers';
import { adapter } from '@portico/practice-fhir';
import { allLaws } from '../laws/all-laws.ts';
import { runLaws } from '../run-laws.ts';
import { practice } from './fhir-practice.ts';

describe('a practice on any FHIR server', () => {
  let server: MedplumServer;
  beforeAll(async () => {
    server = await startMedplum();
  }, 60_000);
  afterAll(() => server.close());

  it('is furnished and observed over HTTP alone, for all levels', async () => {
    const connection = { base: server.base('sandbox'), auth: { type: 'none' } };
    const stage = { adapter, settings: connection, timeZone: 'America/New_York' };
    const seeded = practice({ connection, mayBeEmptied: true });
    const { results } = await runLaws({ ...stage, practice: seeded }, 4);
    expect(results.filter(({ outcome }) => outcome.kind === 'failed')).toEqual([]);
    const passed = results.filter(({ outcome }) => outcome.kind === 'passed').map(({ id }) => id);
    expect(passed).toEqual(expect.arrayContaining(['visits.furnished', 'holds.kept', 'concurrency.one-booking']));
  }, 120_000);

  it('is emptied of messages, payments and forms too, so that their laws hold again on the same server', async () => {
    const connection = { base: server.base('again'), auth: { type: 'none' } };
    const seeded = practice({ connection, mayBeEmptied: true });
    const stage = { adapter, settings: connection, timeZone: 'America/New_York', practice: seeded };
    const laws = allLaws.filter(({ level, facet }) => level === 2 && ['mail', 'money', 'forms'].includes(facet));
    for (const time of ['first', 'second']) {
      const { results } = await runLaws(stage, 2, { laws });
      const failed = results.filter(({ outcome }) => outcome.kind === 'failed' || outcome.kind === 'unchecked');
      expect({ time, failed }).toEqual({ time, failed: [] });
    }
  }, 120_000);

  it('is refused where nobody said that it may be emptied', () => {
    const connection = { base: server.base('sandbox') };
    expect(() => practice({ connection })).toThrow('mayBeEmptied');
    expect(() => practice({ connection: {}, mayBeEmptied: true })).toThrow('no address');
  });
});
