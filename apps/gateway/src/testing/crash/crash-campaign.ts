import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcessors } from '@portico/adapters-payments/sandbox';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { DAY, HOUR, instant, MINUTE, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import { makeCampaignClock, moveCampaignClock } from './campaign-clock.ts';
import { openPractices } from './clinic-of-payers.ts';
import { compare, type Comparison } from './compare-books.ts';
import { Life, type LifeOptions } from './killable-gateway.ts';
import type { Offence } from './invariant-violations.ts';
import { Payers } from './simulated-payers.ts';
import { noNetworkFaults, plague } from './inject-processor-faults.ts';
import { merchantsAt, type BothProcessors } from './crash-test-practices.ts';

export interface CampaignOptions {
  readonly kills: number;
  /** The same one kills after the same answers; what is on its way then is up to the machine. */
  readonly seed: number;
  readonly progress?: (kills: number) => void;
}

export interface Campaign extends Comparison {
  readonly kills: number;
  readonly payers: number;
  readonly requests: number;
  /** Left without an answer by a gateway that was killed. */
  readonly cut: number;
}

/** So many requests are under way at the same time at each gateway. */
const abreast = 6;
/** How far the second gateway's own clock is wrong, in milliseconds. */
const skews = [0, 70_000];
/** What passes after a kill: a moment, or longer than any processor takes to be sure that an attempt never came, or a day. */
const pauses: Readonly<Record<number, number>> = { 3: 15 * MINUTE, 7: DAY };
/** At the end time passes so, with rounds of work after each: plans are paid, what was given up is looked for again. */
const strides = [
  ...Array.from({ length: 12 }, () => 3 * MINUTE),
  ...[15 * MINUTE, HOUR, DAY],
  ...Array.from({ length: 5 }, () => [3 * DAY, 4 * DAY, 4 * MINUTE, 4 * MINUTE, 16 * MINUTE]).flat(),
  ...Array.from({ length: 6 }, () => 3 * MINUTE),
];

/**
 * When a gateway is killed: after this many responses plus this many milliseconds; `chance` picks the processor faults
 * at that moment.
 */
const deaths = fc.record({
  answers: fc.integer({ min: 1, max: 12 }),
  later: fc.integer({ min: 0, max: 40 }),
  chance: fc.nat(),
});

/**
 * Two busy gateways on one PostgreSQL, before processors that survive: one or the other is killed again and again, and time
 * jumps for both. Then they come to rest, and what everybody knows is compared.
 */
export const crashCampaign = async ({ kills, seed, progress }: CampaignOptions): Promise<Campaign> => {
  const server = await startTestServer();
  const codeCache = await mkdtemp(join(tmpdir(), 'portico-crash-'));
  let ahead = 0;
  const now = (): Instant => instant(Date.now() + ahead);
  const [usual, contrary] = await Promise.all([
    startProcessors({ seed: 'usual', now }),
    startProcessors({ seed: 'contrary', now, profile: 'contrary' }),
  ]);
  const processors: BothProcessors = { usual, contrary };
  const databaseUrl = await server.createDatabase();
  const database = await openDatabase({ kind: 'server', url: databaseUrl }, testSealing);
  const payers = new Payers(database, now);
  const offences: Offence[] = [];
  const fleet = new Set<Life>();
  const pass = async (milliseconds: number): Promise<void> => {
    ahead += milliseconds;
    await moveCampaignClock(database, milliseconds);
    for (const life of fleet) life.tell({ do: 'pass', milliseconds });
    payers.wake(milliseconds >= 15 * MINUTE);
  };
  const begotten = (skew: number): Life => {
    const hear: LifeOptions['hear'] = (said) => {
      if (said.said === 'trouble') offences.push({ kind: 'unexplained', what: said.text });
      if (said.said === 'refunded') payers.refunded(said.uniqueId, said.kind, (told) => life.tell(told));
      if (said.said === undefined && said.msg === 'unexpected')
        offences.push({ kind: 'unexplained', what: JSON.stringify(said) });
    };
    const life: Life = new Life({ databaseUrl, merchants: merchantsAt(processors), codeCache, skew, ahead, hear });
    fleet.add(life);
    return life;
  };
  const killed = async (life: Life): Promise<void> => {
    fleet.delete(life);
    await life.kill();
  };
  try {
    await prepared(database);
    const next = fc.sample(deaths, { seed, numRuns: kills }).entries();
    let done = 0;
    const slot = async (skew: number): Promise<void> => {
      let spare = begotten(skew);
      for (const [number, { answers, later, chance }] of next) {
        const life = spare;
        const url = await life.begin();
        spare = begotten(skew);
        plague(processors, chance);
        await busy(payers, life, url, answers);
        await sleep(later);
        await killed(life);
        await pass(pauses[number % 8] ?? 2_000);
        done += 1;
        progress?.(done);
      }
      await killed(spare);
    };
    await Promise.all(skews.map(slot));
    noNetworkFaults(processors);
    const last = begotten(0);
    const url = await last.begin();
    for (const stride of strides) {
      await pass(stride);
      for (let round = 0; round < 2; round += 1) await last.round();
      await worked(payers, url);
    }
    await killed(last);
    const found = await compare(database, processors, payers);
    return {
      ...found,
      offences: [...offences, ...payers.offences, ...found.offences],
      kills,
      payers: payers.all.length,
      requests: payers.sent,
      cut: payers.cut,
    };
  } finally {
    await Promise.all([...fleet].map((life) => life.kill()));
    payers.close();
    await database.close();
    await Promise.all([usual.close(), contrary.close()]);
    await server.stop();
    await rm(codeCache, { recursive: true, force: true });
  }
};

/** Sends all remaining actions again, a few at a time. */
const worked = async (payers: Payers, url: string): Promise<void> => {
  const left = payers.left().values();
  const one = async (): Promise<void> => {
    for (const action of left) await payers.send(action, url);
  };
  await Promise.all(Array.from({ length: abreast }, one));
};

const prepared = async (database: Database): Promise<void> => {
  await migrate(database);
  await makeCampaignClock(database);
  await openPractices(database);
};

/** Runs until `answers` payers got a new result; the other requests are still open then. */
const busy = async (payers: Payers, life: Life, url: string, answers: number): Promise<void> => {
  let left = answers;
  await new Promise<void>((enough, fail) => {
    const one = async (): Promise<void> => {
      while (left > 0) {
        const action = await payers.next();
        const isNews = await payers.send(action, url);
        if (!isNews) continue;
        left -= 1;
        const refund = payers.nextRefund(action);
        if (refund !== undefined) life.tell(refund);
      }
      enough();
    };
    for (let each = 0; each < abreast; each += 1) one().catch(fail);
  });
};
