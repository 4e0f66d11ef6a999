/**
 * Run as a process of its own, to be killed: one of several gateways on one PostgreSQL, `gateway-process.ts URL MERCHANTS AHEAD
 * SKEW`. Told to begin it listens, says where, and works on payments all the while; its log stands between what it says.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { RandomPaymentIds } from '@portico/adapters-crypto';
import { thisMachine } from '@portico/adapters-payments/processors';
import { PostgresCardsOnFile, PostgresPaymentLedger } from '@portico/adapters-storage';
import { openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { CardChargeService } from '@portico/services/payments';
import { instant } from '@portico/domain/kernel';
import { merchantsOf } from '../../composition/merchants-and-card-frames.ts';
import type { MerchantSettings } from '../../config/index.ts';
import { createGateway } from '../../gateway.ts';
import { createLogger, createMetrics, systemClock, type ServerClock } from '../../server/index.ts';
import { testKeys } from '../running-gateway.ts';
import { campaignClock } from './campaign-clock.ts';
import type { Said, Told } from './payer-actions.ts';

const [, , url = '', settings = '[]', ahead = '0', skew = '0'] = process.argv;
let isAhead = Number(ahead);
const say = (said: Said): void => {
  writeSync(1, `${JSON.stringify(said)}\n`);
};

/** The clock of this instance is beside the others'. */
const now = () => instant(Date.now() + isAhead + Number(skew));
const database = await openDatabase({ kind: 'server', url, maxConnections: 6 }, testSealing);
const ledgerClock = campaignClock(database);
// The network tells the time: where a processor looks at dates, a minute is not too much.
const merchants = merchantsOf(new Map(JSON.parse(settings) as [never, MerchantSettings][]), { ...thisMachine, now });

/** Pause of the workers in milliseconds; once rounds are requested, they pause until the next request. */
const restFor = 50;
const resting = new Set<() => void>();
let areAskedFor = false;
let rested = (): void => undefined;
const paymentClock: ServerClock = {
  ...systemClock,
  after: (_, run) => {
    if (!areAskedFor) return systemClock.after(restFor, run);
    resting.add(run);
    rested();
    return () => resting.delete(run);
  },
};
const workers = 5;
const allRest = (): Promise<void> =>
  new Promise((resolve) => {
    rested = () => {
      if (resting.size === workers) resolve();
    };
    rested();
  });
const round = async (): Promise<void> => {
  areAskedFor = true;
  await allRest();
  for (const run of [...resting]) {
    resting.delete(run);
    run();
  }
  await allRest();
};

const server = createGateway({
  database,
  keys: testKeys,
  documents: 'any',
  technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
  publicOrigins: ['https://portal.example.org'],
  trustedProxies: ['loopback'],
  logger: createLogger('error', { write: (line) => void writeSync(1, line) }),
  metrics: createMetrics({ ofProcess: false }),
  merchants,
  bookkeeping: true,
  now,
  ledgerClock,
  paymentClock,
});

/** What the office does from its own desk: refunds have no place in the portal. */
const office = new CardChargeService(
  new PostgresPaymentLedger(database),
  merchants,
  new PostgresCardsOnFile(database),
  new RandomPaymentIds(),
  ledgerClock,
  { unpaid: async () => undefined, late: () => undefined },
);
const refund = async ({ patient, uniqueId, amount }: Extract<Told, { do: 'refund' }>): Promise<void> => {
  const charge = await new PostgresPaymentLedger(database).byUniqueId(patient, uniqueId);
  if (charge === undefined) throw new Error(`${uniqueId} was paid and is gone.`);
  const back = await office.refund(charge.id, amount);
  say({ said: 'refunded', uniqueId, kind: back.ok ? 'refunded' : back.error.kind });
};

const does = async (told: Told): Promise<void> => {
  if (told.do === 'begin') say({ said: 'ready', url: (await server.listen(0, '127.0.0.1')).url });
  if (told.do === 'pass') isAhead += told.milliseconds;
  if (told.do === 'refund') await refund(told);
  if (told.do === 'round') {
    await round();
    say({ said: 'round' });
  }
};
await database.rows({ text: 'select 1' });
say({ said: 'loaded' });
// A process that is killed keeps nothing by itself of what was compiled.
flushCompileCache();
for await (const line of createInterface({ input: process.stdin })) {
  void does(JSON.parse(line) as Told).catch((thrown: unknown) => {
    say({ said: 'trouble', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  });
}
// Standard input ended: the parent process is gone.
process.exit(0);
