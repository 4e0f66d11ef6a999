import { PostgresDuePayments } from '@portico/adapters-storage';
import { type Database, migrate, openDatabase } from '@portico/adapters-storage/sql';
import { startTestServer } from '@portico/adapters-storage/testing';
import { HOUR, instant, plus, type PracticeId } from '@portico/domain/kernel';
import { tryOf, type ChargeId } from '@portico/domain/payments';
import { type Bar, median, printBars } from '../performance-targets.ts';

const [few, many] = [5_000, 100_000];
const installments = 10;
const [rounds, warmUp, atOnce] = [15, 4, 50];
const workers = 4;
const now = instant(1_800_000_000_000);
const lease = plus(now, HOUR);
const charge = 'charge' as ChargeId;
const practices = Array.from({ length: 50 }, (_, at) => `practice-${at}` as PracticeId);

/**
 * The calendar of payments that are due on a PostgreSQL server: several workers claim them and say that they are paid, once
 * where five thousand are due and once where a hundred thousand are. Both databases are asked in turn.
 */
export const run = async (): Promise<readonly Bar[]> => {
  const server = await startTestServer();
  const open = async (due: number): Promise<Database> => {
    const database = await openDatabase({
      kind: 'server',
      url: await server.createDatabase(),
      maxConnections: workers,
    });
    await migrate(database);
    await fill(database, due);
    return database;
  };
  const databases = [await open(few), await open(many)] as const;
  try {
    const times: readonly [number[], number[]] = [[], []];
    for (let round = -warmUp; round < rounds; round += 1) {
      for (const [at, database] of databases.entries()) {
        const took = await work(database);
        if (round >= 0) times[at]?.push(took);
      }
    }
    const [ofFew, ofMany] = [median(times[0]), median(times[1])];
    const each = workers * atOnce;
    console.log(
      `payments that are due, claimed and settled by ${workers} workers, ${atOnce} at a time, medians of ${rounds}`,
    );
    console.log(`  ${perSecond(each, ofFew)} a second with ${few} due, ${perSecond(each, ofMany)} with ${many}`);
    return [
      {
        name: `claim and settle due payments with ${many} due, next to ${few} (server)`,
        measured: ofMany / ofFew,
        bar: 1.5,
        unit: '×',
        better: 'less',
      },
    ];
  } finally {
    for (const database of databases) await database.close();
    await server.stop();
  }
};

const perSecond = (payments: number, milliseconds: number): string => ((payments * 1_000) / milliseconds).toFixed(0);

/** Milliseconds in which every worker claimed once and settled what it got. */
const work = async (database: Database): Promise<number> => {
  const due = new PostgresDuePayments(database);
  const started = performance.now();
  const claimed = await Promise.all(
    Array.from({ length: workers }, async () => {
      const own = await due.claim(now, lease, atOnce, practices);
      for (const one of own) await due.settled(tryOf(one), { kind: 'paid', charge });
      return own.length;
    }),
  );
  const took = performance.now() - started;
  if (claimed.some((own) => own === 0)) throw new Error('A worker found nothing although enough is due.');
  return (took / claimed.reduce((sum, own) => sum + own, 0)) * workers * atOnce;
};

/** Plans of as many patients, each with as many payments due. */
const fill = async (database: Database, due: number): Promise<void> => {
  await database.rows({
    text: `insert into payment_plans (practice_id, patient_id, id, unique_id, name, status, calendar, payment_cents, card_id,
        autopay, created_at, original_total_cents, original_count, version)
      select 'practice-' || n % 50, 'patient-' || n, 'plan-' || n, 'unique-' || n, 'Plan', 'active',
        '{"frequency":"monthly","dayOfMonth":1}', 2500, 'card', '{}', 0, 25000, 10, 1
      from generate_series(1, $1::integer) n`,
    values: [due / installments],
  });
  await database.rows({
    text: `insert into scheduled_payments (practice_id, patient_id, plan_id, id, number, due, amount_cents, kind, state, charge_at)
      select practice_id, patient_id, id, id || '-' || number, number, date '2026-01-01' + number, 2500, 'installment', 'due',
        number * 1000 + hashtext(id) % 1000
      from payment_plans, generate_series(1, $1::integer) number`,
    values: [installments],
  });
  await database.rows({ text: 'vacuum (analyze)' });
};

if (import.meta.main) printBars(await run());
