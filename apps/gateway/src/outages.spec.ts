import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@portico/adapters-storage/sql';
import { faultyNetworkTo, type FaultyNetwork } from '@portico/adapters-storage/testing';
import { balancerOver } from './testing/outages/load-balancer.ts';
import { GatewayProcess } from './testing/outages/spawned-gateway.ts';
import { gatewayOn } from './testing/outages/gateway-on-database.ts';
import { openFixture, so, type Fixture } from './testing/outages/outage-fixture.ts';
import { type Outcome, Visitors } from './testing/outages/simulated-visitors.ts';

let fixture: Fixture;
let network: FaultyNetwork;

/** The way to the database that can be cut. */
const overNetwork = (): string => {
  const url = new URL(fixture.databaseUrl);
  url.port = String(network.port);
  return url.href;
};

const visitors = 5;

beforeAll(async () => {
  fixture = await openFixture();
  network = await faultyNetworkTo(Number(new URL(fixture.databaseUrl).port));
}, 180_000);

afterAll(async () => {
  await network.close();
  await fixture.close();
});

const awayOrLost = ({ status, code, retryAfter }: Outcome): boolean =>
  status === 503 && code === 'UNAVAILABLE' && retryAfter === '1';

describe('a gateway under load, whose database', () => {
  // One process meets all of them, one after the other.
  let gateway: GatewayProcess;
  let people: Visitors;
  let linesBefore = 0;
  const said = () => gateway.log.slice(linesBefore);
  const isSaidToBeAway = () =>
    said().findLast(({ msg }) => msg === 'database is away' || msg === 'database is back')?.['msg'] ===
    'database is away';

  beforeAll(async () => {
    gateway = await GatewayProcess.start(overNetwork());
  }, 60_000);

  beforeEach(async () => {
    people = await Visitors.come(gateway.url, visitors);
    await so(() => people.served > 20);
    linesBefore = gateway.log.length;
  }, 60_000);

  afterEach(() => people.leave());

  afterAll(async () => {
    expect(await gateway.stop()).toBe(0);
  });

  /** Once the gateway is ready again, new requests succeed; only requests in flight at that moment may fail. */
  const goesOn = async (): Promise<void> => {
    await so(async () => (await gateway.readiness()) === 200);
    const failed = people.failed.length;
    const until = people.served + 50;
    await so(() => people.served > until);
    expect(people.failed.length - failed).toBeLessThanOrEqual(visitors);
    expect(people.failed.filter((outcome) => !awayOrLost(outcome))).toEqual([]);
    // Looked at once a second: an outage that begins before that would be the same one.
    await so(() => !isSaidToBeAway());
    expect(gateway.lives).toBe(true);
  };

  it.each(['fast', 'immediate'] as const)(
    'OPS-B1 OPS-D5 is restarted (%s): it lives, says UNAVAILABLE with Retry-After and is not ready, then goes on',
    async (how) => {
      await fixture.server.halt(how);
      await so(async () => (await gateway.readiness()) === 503);
      await so(() => people.failed.length > 10);
      const away = () =>
        said()
          .filter(({ msg }) => msg === 'database is away')
          .map(({ why }) => why);
      await so(() => away().length > 0);
      await fixture.server.resume();
      await goesOn();
      // On a machine that is short of time the look at the database may end before it is refused.
      expect(away().some((why) => why === 'unreachable' || why === 'busy')).toBe(true);
    },
    60_000,
  );

  it('OPS-B1 loses backends at random: it lives and goes on', async () => {
    for (let times = 0; times < 5; times += 1) {
      await fixture.server.run(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'portico%' order by random() limit 2`);
      const until = people.served + 10;
      await so(() => people.served > until);
    }
    await goesOn();
  }, 60_000);

  it('OPS-D6 OPS-D5 only reads after a failover: it is not ready, says why in the log, and goes on when it writes', async () => {
    await fixture.server.run('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    await so(async () => (await gateway.readiness()) === 503);
    await so(() => people.failed.length > 10);
    const line = said().findLast(({ errorClass }) => errorClass === 'Unavailable');
    expect(line).toMatchObject({ database: { why: 'read-only', sqlstate: '25006', severity: 'ERROR' } });
    await fixture.server.run(
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    );
    await goesOn();
  }, 60_000);

  it('OPS-B2 falls silent: the connections of before are left, and it goes on', async () => {
    network.swallow();
    await goesOn();
  }, 60_000);

  it('OPS-D7 gives no connection back: it is not ready, answers those who waited, and goes on', async () => {
    const crowd = await Visitors.come(gateway.url, 30);
    const holder = await openDatabase({ kind: 'server', url: fixture.databaseUrl });
    try {
      await holder.transaction(async (sql) => {
        await sql.rows({ text: 'lock table sessions in access exclusive mode' });
        await so(async () => (await gateway.readiness()) === 503);
      });
    } finally {
      await crowd.leave();
      await holder.close();
    }
    await goesOn();
    expect({ unexplained: crowd.failed.filter((outcome) => !awayOrLost(outcome)), served: crowd.served > 0 }).toEqual({
      unexplained: [],
      served: true,
    });
  }, 60_000);

  it('OPS-D6 has a full disk: it is not ready, and goes on by itself when there is room (where a disk can be made)', async () => {
    if (fixture.fillDisk === undefined) return;
    const makeRoom = fixture.fillDisk();
    await so(() => people.failed.length > 10);
    await so(async () => (await gateway.readiness()) === 503);
    await makeRoom();
    await goesOn();
  }, 90_000);
});

describe('a gateway whose database cannot be reached at all, without a word', () => {
  it('OPS-B2 OPS-D6 is not ready, and stops when told to', async () => {
    const gateway = await GatewayProcess.start(overNetwork());
    network.swallowAll();
    await so(async () => (await gateway.readiness()) === 503);
    expect(await gateway.stop()).not.toBeNull();
    network.mend();
  }, 60_000);
});

describe('three gateways behind a balancer', () => {
  it('OPS-D3 lose no request when one of them is stopped as planned', async () => {
    const leaving = await GatewayProcess.start(fixture.databaseUrl, { draining: 1_000 });
    const staying = await Promise.all([1, 2].map(() => gatewayOn(fixture.databaseUrl)));
    const balancer = await balancerOver([leaving.url, ...staying.map(({ url }) => url)], 100);
    const people = await Visitors.come(balancer.url, visitors);
    await so(() => people.served > 20);
    expect(await leaving.stop()).toBe(0);
    const until = people.served + 30;
    await so(() => people.served > until);
    await people.leave();
    expect({ lost: balancer.lost(), failed: people.failed }).toEqual({ lost: 0, failed: [] });
    await balancer.close();
    for (const gateway of staying) await gateway.close();
  }, 90_000);
});
