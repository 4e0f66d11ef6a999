import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresSessions, PostgresTries } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { guessCounts } from '@portico/domain/access';
import { DAY, plus, type AccountId, type DeviceId, type Instant, type SessionId } from '@portico/domain/kernel';
import { composedOver } from '../testing/gateway-without-http.ts';
import { noon } from '../testing/running-gateway.ts';

let database: Database;
let now: Instant = noon;
beforeAll(async () => {
  database = await openMigrated();
}, 120_000);
afterAll(() => database.close());

const house = (problems: string[] = []) =>
  composedOver(
    database,
    () => now,
    (maintenanceJob) => void problems.push(maintenanceJob),
  ).maintenanceRunner;

const session = (id: string, expiresAt: Instant) => ({
  id: id as SessionId,
  account: 'ana' as AccountId,
  device: 'phone' as DeviceId,
  startedAt: noon,
  userAgent: '',
  lastSeenAt: noon,
  refresh: { current: 'hash', pending: [], expiresAt, version: 0 },
});

describe('housekeeping', () => {
  it('forgets what is over, keeps what is not, and leaves the database in order', async () => {
    const sessions = new PostgresSessions(database);
    await sessions.start(session('old', plus(noon, -2 * DAY)));
    await sessions.start(session('live', plus(noon, DAY)));
    await new PostgresTries(database).take(guessCounts('password', 'ana', undefined), plus(noon, -3 * DAY));
    const problems: string[] = [];
    const done = await house(problems).round();
    expect(problems).toEqual([]);
    expect(done).toEqual(
      expect.arrayContaining(['tries', 'one-time-codes', 'sessions', 'capabilities', 'short-links', 'notices', 'room']),
    );
    expect(await database.rows({ text: 'select id from sessions' })).toEqual([{ id: 'live' }]);
    expect(await database.rows({ text: 'select 1 from tries' })).toEqual([]);
  });

  it('is done once, however many instances there are, and again when its time has come', async () => {
    expect(await house().round()).toEqual([]);
    now = plus(now, DAY);
    expect((await Promise.all([house().round(), house().round()])).flat().sort()).toEqual([
      'announced-results',
      'app-grants',
      'app-tokens',
      'capabilities',
      'check-ins-over',
      'connected-results',
      'expiring-cards',
      'health-links',
      'kept-slots',
      'late-seals',
      'leases',
      'new-messages',
      'new-results',
      'notices',
      'office-digests',
      'one-time-codes',
      'open-questions',
      'reminders',
      'room',
      'sessions',
      'short-links',
      'summary-jobs',
      'tries',
      'unconfirmed-accounts',
      'unsent-drafts',
      'unsent-files',
      'wait-list-lost',
      'wait-list-over',
    ]);
  });
});
