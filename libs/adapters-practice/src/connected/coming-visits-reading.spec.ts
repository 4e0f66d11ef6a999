import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { DAY, HOUR, MINUTE, plus } from '@portico/domain/kernel';
import type { Problem } from '@portico/practice-spi';
import { ana, here, now, visit } from '../conformance/practice-fixture.ts';
import { ConnectedComingVisits } from './index.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';

const tomorrow = plus(now, DAY);
const span = [{ after: now, until: plus(tomorrow, HOUR) }];

describe('a long list of coming visits that the system gives only so much of in a minute', () => {
  let database: Database;
  let system: ConnectedSystem;
  let coming: ConnectedComingVisits;
  /** Pages that are answered before `problem` is. */
  let left: number;
  let problem: Problem;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    system = new ConnectedSystem(database, { ...capableClinic, pageSize: 2 });
    system.clinics.enter(Array.from({ length: 7 }, (_, at) => visit(`v${at}`, plus(tomorrow, at * MINUTE))));
    coming = new ConnectedComingVisits(system.gateway());
    [left, problem] = [Infinity, { kind: 'busy' }];
    asked.length = 0;
    const { visits } = system.clinics.at(here.id).connection;
    const between = visits?.between?.bind(visits);
    if (visits === undefined || between === undefined) throw new Error('It lists visits.');
    visits.between = async (window, cursor, call) => {
      asked.push(cursor);
      left -= 1;
      return left < 0 ? { ok: false, error: problem } : between(window, cursor, call);
    };
  });
  const ids = async (spans = span) => (await coming.starting(spans, 100)).map(({ visit: { id } }) => id);

  it('is read on where the minute was full, and what came due meanwhile comes first', async () => {
    left = 2;
    expect(await ids()).toEqual(['v0', 'v1', 'v2', 'v3']);
    left = Infinity;
    asked.length = 0;
    expect(await ids([])).toEqual(['v4', 'v5', 'v6']);
    expect(asked).toEqual(['from-4', 'from-6']);
    expect(await ids([])).toEqual([]);
    left = 0;
    await ids();
    left = 1;
    asked.length = 0;
    const later = [{ after: plus(tomorrow, 5 * HOUR), until: plus(tomorrow, 6 * HOUR) }];
    system.clinics.enter([visit('new', plus(tomorrow, 6 * HOUR))]);
    expect(await ids(later)).toEqual(['new']);
  });

  it('is read from its beginning where its place is no longer known', async () => {
    left = 1;
    expect(await ids()).toEqual(['v0', 'v1']);
    [left, problem] = [0, { kind: 'gone' }];
    expect(await ids([])).toEqual([]);
    left = Infinity;
    expect(await ids([])).toHaveLength(7);
  });

  it('is not read beyond the start of its visits', async () => {
    left = 0;
    expect(await ids()).toEqual([]);
    system.clock.now = plus(tomorrow, 2 * HOUR);
    [left, asked.length] = [Infinity, 0];
    expect(await ids([])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('is not told to be gone where it cannot be read again', async () => {
    const seen = [0, 1].map((at) => ({
      patient: ana.patient,
      visit: visit(`v${at}`, now).id,
      start: plus(tomorrow, at * MINUTE),
    }));
    left = 0;
    const full = await coming.standing(here.id, seen);
    expect([full.booked.size, full.unread.size]).toEqual([0, 2]);
    left = Infinity;
    asked.length = 0;
    const read = await coming.standing(here.id, seen);
    expect([read.booked.size, read.unread.size]).toEqual([2, 0]);
    expect(asked).toHaveLength(1);
  });
});
