import { describe, expect, it } from '@jest/globals';
import { capabilityStatement } from '@portico/fhir-servers';
import fc from 'fast-check';
import { connect } from '../fhir-connection.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { call } from '../testing/small-practice-fixture.ts';
import { base, bundle, scriptedHost } from '../testing/scripted-server.ts';

const now = Date.parse('2026-11-24T14:00:00Z');

interface Row {
  readonly id: string;
  readonly version: number;
  readonly at: number;
}

/** A server with one book of visits that others change; it answers by whole seconds of a clock of its own. */
const books = async (rows: Map<string, Row>, ignoresTime = false) => {
  const host = scriptedHost({
    'GET metadata': () => ({ body: capabilityStatement() }),
    'GET Appointment?': ({ url }) => {
      const asked = new URL(url).searchParams.get('_lastUpdated') ?? '';
      const from = ignoresTime ? 0 : Date.parse(asked.slice(2));
      const found = [...rows.values()].filter(({ at }) => at >= from);
      return {
        body: bundle(
          found.map(({ id, version, at }) => ({
            resourceType: 'Appointment',
            id,
            meta: { versionId: String(version), lastUpdated: new Date(at).toISOString() },
            participant: [{ actor: { reference: 'Patient/p' } }],
          })),
        ),
      };
    },
    GET: () => ({ body: bundle([]) }),
  });
  const made = await connect({ base, auth: { type: 'none' } }, host);
  if (!made.ok) throw new Error(made.mistakes.join());
  return { changes: facet(made.connection, 'changes'), host };
};

it('says that changes of records are untold where the server cannot search reports by their last change', async () => {
  const { changes } = await books(new Map());
  expect(valueOf(await changes.since(undefined, call))).toMatchObject({ items: [], untold: ['record'] });
});

const listed = async (changes: Awaited<ReturnType<typeof books>>['changes'], cursor?: string) => {
  const { items, next } = valueOf(await changes.since(cursor, call));
  if (next === undefined) throw new Error('no cursor');
  return { items, next };
};

describe('changes on a FHIR server', () => {
  it('are those from now on, each with its patient, and told once while nothing is late', async () => {
    const rows = new Map<string, Row>([['old', { id: 'old', version: 1, at: now - 5_000 }]]);
    const { changes } = await books(rows);
    const first = await listed(changes);
    rows.set('new', { id: 'new', version: 1, at: now + 1_000 });
    const second = await listed(changes, first.next);
    const third = await listed(changes, second.next);
    expect([first.items, second.items, third.items]).toEqual([
      [],
      [{ kind: 'visit', id: 'new', patient: 'p', at: '2026-11-24T14:00:01.000Z' }],
      [],
    ]);
  });

  it('are none that were lost, whatever clock the server has and however late it writes', async () => {
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      after: fc.integer({ min: 0, max: 300 }),
      lateBy: fc.integer({ min: 0, max: 119 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -3_400, max: 3_400 }),
        fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 }),
        fc.boolean(),
        async (skew, rounds, ignoresTime) => {
          const rows = new Map<string, Row>();
          const { changes, host } = await books(rows, ignoresTime);
          let { next } = await listed(changes);
          let version = 0;
          let clock = 0;
          for (const round of rounds) {
            const written = new Set<string>();
            for (const { id, after, lateBy } of round) {
              clock += after;
              version += 1;
              // It is seen now, and says that it was written a while ago.
              rows.set(id, { id, version, at: now + (skew + Math.max(0, clock - lateBy)) * 1_000 });
              written.add(id);
            }
            host.pass(clock * 1_000 - (host.now() - now));
            const told = await listed(changes, next);
            expect(told.items.map(({ id }) => id)).toEqual(expect.arrayContaining([...written]));
            ({ next } = told);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('go on where one row stands far in the future', async () => {
    const rows = new Map<string, Row>([['odd', { id: 'odd', version: 1, at: now + 365 * 86_400_000 }]]);
    const { changes } = await books(rows);
    const first = await listed(changes);
    rows.set('new', { id: 'new', version: 1, at: now + 1_000 });
    expect((await listed(changes, first.next)).items.map(({ id }) => id)).toContain('new');
  });

  it('are no answer to a cursor of somebody else, and none without a moment', async () => {
    const rows = new Map<string, Row>();
    const { changes } = await books(rows);
    expect(problemIn(await changes.since('page-2', call))).toEqual({ kind: 'malformed', what: 'cursor' });
    const host = scriptedHost({
      'GET metadata': () => ({ body: capabilityStatement() }),
      'GET Appointment?': () => ({
        body: bundle([{ resourceType: 'Appointment', id: 'a', meta: { lastUpdated: '2026-11-24T09:00:00' } }]),
      }),
    });
    const made = await connect({ base, auth: { type: 'none' } }, host);
    const answer = made.ok && (await made.connection.changes?.since(undefined, call));
    expect(answer && problemIn(answer)).toEqual({ kind: 'malformed', what: 'Appointment.meta.lastUpdated' });
  });

  it('are not there where visits cannot be searched so', async () => {
    const host = scriptedHost({
      'GET metadata': () => ({ body: capabilityStatement({ Appointment: { searchParam: ['patient'] } }) }),
    });
    const made = await connect({ base, auth: { type: 'none' } }, host);
    expect(made.ok && made.connection.changes).toBeUndefined();
  });
});
