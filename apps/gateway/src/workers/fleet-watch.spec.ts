import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KeyRing } from '@portico/adapters-crypto';
import { PostgresGatewayInstances } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { ServerClock } from '../server/index.ts';
import { sharedSettings } from '../startup-log-lines.ts';
import { fleetWatch } from './fleet-watch.ts';

const keyOf = (kid: string, first: number) => ({
  kid,
  secret: Uint8Array.from({ length: 32 }, (_, index) => index + first),
});
const ring = new KeyRing([keyOf('a', 1)]);
const env = { PUBLIC_ORIGIN: 'https://portal.example', SMTP_URL: 'smtp://user:hidden@mail', PORT: '3000' };
const files = { 'PORTICO_MERCHANTS (content)': '{"river": "hidden"}' };

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.rows({ text: 'delete from gateway_instances' }));

const rowsOf = () => database.rows<{ readonly id: string }>({ text: 'select * from gateway_instances order by id' });

/** An instance whose rounds are made by hand, with what it warned of. */
const instance = (id: string, values: Readonly<Record<string, string>>, keys = ring, on: Database = database) => {
  const warned: unknown[][] = [];
  const due: { readonly run: () => void; readonly in: number }[] = [];
  const idle: (() => void)[] = [];
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (milliseconds, run) => {
      due.push({ run, in: milliseconds });
      idle.shift()?.();
      return () => undefined;
    },
  };
  const rested = (begin: () => void): Promise<void> =>
    new Promise((resolve) => {
      idle.push(resolve);
      begin();
    });
  let ours = values;
  const logger = { warn: (...said: unknown[]) => void warned.push(said) };
  const instances = new PostgresGatewayInstances(on);
  const watch = fleetWatch({ instances, ring: keys, id, version: '1', values: () => ours, logger, clock });
  return {
    warned,
    due,
    start: () => rested(watch.start),
    round: () => rested(() => due.shift()?.run()),
    change: (changed: Readonly<Record<string, string>>) => {
      ours = changed;
      return rested(watch.changed);
    },
    stop: watch.stop,
  };
};
const ofEnv = (more: Readonly<Record<string, string>> = {}, held = files) => ({
  ...sharedSettings({ ...env, ...more }),
  ...held,
});

describe('the settings of a fleet', () => {
  it('OPS-D5 are told apart by the names of settings and files in which an instance differs, and by no value', async () => {
    await instance('one', ofEnv()).start();
    const same = instance('two', ofEnv({ PORT: '3001' }));
    await same.start();
    expect(same.warned).toEqual([]);
    const other = instance(
      'three',
      ofEnv({ SMTP_URL: 'smtp://user:changed@mail' }, { 'PORTICO_MERCHANTS (content)': '{"river": "changed"}' }),
    );
    await other.start();
    const settings = ['SMTP_URL', 'PORTICO_MERCHANTS (content)'];
    expect(other.warned).toEqual([
      [
        { others: ['one', 'two'].map((id) => ({ instance: id, version: '1', settings })) },
        'settings differ from those of other instances',
      ],
    ]);
    await other.round();
    expect(other.warned).toHaveLength(1);
    const kept = JSON.stringify(await rowsOf());
    for (const value of ['hidden', 'changed', 'portal.example', '3000']) expect(kept).not.toContain(value);
  });

  it('are compared under the key of the other where the ring has it, and a ring that has not is named itself', async () => {
    await instance('one', ofEnv()).start();
    const renewed = instance('two', ofEnv(), new KeyRing([keyOf('b', 9), keyOf('a', 1)]));
    await renewed.start();
    expect(renewed.warned).toEqual([]);
    for (const [id, keys] of [
      ['other-id', new KeyRing([keyOf('c', 40)])],
      ['other-secret', new KeyRing([keyOf('a', 50)])],
    ] as const) {
      const stranger = instance(id, ofEnv(), keys);
      await stranger.start();
      await stranger.stop();
      expect(JSON.stringify(stranger.warned)).toContain('"settings":["PORTICO_KEYS"]');
      expect(JSON.stringify(stranger.warned)).not.toContain('SMTP_URL');
    }
  });

  it('are compared again once they have changed', async () => {
    await instance('one', ofEnv()).start();
    const changing = instance('two', ofEnv());
    await changing.start();
    await changing.change(ofEnv({}, { 'PORTICO_MERCHANTS (content)': '{}' }));
    expect(JSON.stringify(changing.warned)).toContain('PORTICO_MERCHANTS (content)');
  });

  it('leave out who is gone: who stopped, who was not seen for minutes; and rows of an hour ago are removed', async () => {
    const stopped = instance('stopped', ofEnv({ SMTP_URL: 'x' }));
    await stopped.start();
    await stopped.stop();
    await instance('silent', ofEnv({ SMTP_URL: 'x' })).start();
    await instance('forgotten', ofEnv({ SMTP_URL: 'x' })).start();
    const ago = (minutes: number, id: string) =>
      database.rows({
        text: 'update gateway_instances set seen_at = seen_at - $2 where id = $1',
        values: [id, minutes * 60_000],
      });
    await ago(4, 'silent');
    await ago(61, 'forgotten');
    const started = instance('started', ofEnv());
    await started.start();
    expect(started.warned).toEqual([]);
    expect((await rowsOf()).map(({ id }) => id)).toEqual(['silent', 'started']);
  });

  it('cost three statements at a start, one each minute and one each ten minutes: twenty instances stay below one a second', async () => {
    let statements = 0;
    const counted = {
      ...database,
      rows: (...asked: Parameters<Database['rows']>) => (statements++, database.rows(...asked)),
    };
    const started = instance('one', ofEnv(), ring, counted as Database);
    await started.start();
    expect(statements).toBe(3);
    for (let minute = 1; minute <= 10; minute += 1) await started.round();
    expect(statements).toBe(14);
    const minutes = (started.due[0]?.in ?? 0) / 60_000;
    expect(minutes).toBe(1);
    expect((20 * (statements - 3)) / (10 * minutes * 60)).toBeLessThan(1);
  });

  it('OPS-D4 are not compared over a schema without the table: it is told once, and rounds go on', async () => {
    const behind = {
      ...database,
      rows: () => Promise.reject(Object.assign(new Error('relation does not exist'), { code: '42P01' })),
    };
    const started = instance('one', ofEnv(), ring, behind as unknown as Database);
    await started.start();
    await started.round();
    await started.stop();
    expect(started.warned).toEqual([[{ code: '42P01' }, 'settings cannot be compared with those of other instances']]);
  });
});
