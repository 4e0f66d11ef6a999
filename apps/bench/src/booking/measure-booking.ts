import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  EmbeddedAvailability,
  EmbeddedSlotHolds,
  EmbeddedAppointmentBooking,
} from '@portico/adapters-practice/embedded';
import { type Database, migrate, openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { startTestServer } from '@portico/adapters-storage/testing';
import type { BookingKey } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  MINUTE,
  plus,
  type AppointmentId,
  type HoldId,
  type Instant,
  type PatientRef,
} from '@portico/domain/kernel';
import { longestRange, type DateRange } from '@portico/domain/scheduling';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { fillPractice, now, offerOf, openPractice, patientOf, practice } from './busy-practice.ts';

export interface BookingOptions {
  readonly tries?: number;
  /** Of the large practice; the small one has as many for each of its providers. */
  readonly appointments?: number;
}

const callers = 64;
const connections = 16;
const [smallPractice, largePractice] = [2, 200];
const [rounds, warmUp] = [200, 20];
const today = dayIn(practice.timeZone, now);

/**
 * Many people book the same few times at once, on a PostgreSQL server: no time may be booked twice. Then measures
 * listing the open times of five weeks in a large and in a small practice, alternating.
 */
export const run = async ({ tries = 100_000, appointments = 2_000_000 }: BookingOptions = {}): Promise<
  readonly Bar[]
> => {
  const server = await startTestServer();
  const opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const url = await server.createDatabase();
    const database = await openDatabase({ kind: 'server', url, maxConnections: connections }, testSealing);
    opened.push(database);
    await migrate(database);
    return database;
  };
  try {
    return [...(await crowd(await open(), tries)), await listing(open, appointments)];
  } finally {
    for (const database of opened) await database.close();
    await server.stop();
  }
};

/**
 * A day of five providers, contended by a thousand people; once half of it is booked, each further booking comes with a
 * cancellation.
 */
const crowd = async (database: Database, tries: number): Promise<readonly Bar[]> => {
  const [providers, patients] = [5, 1_000];
  await openPractice(database, providers, patients);
  const clock = (): Instant => now;
  const [availability, slotHolds, system] = [
    new EmbeddedAvailability(database, clock),
    new EmbeddedSlotHolds(database, clock),
    new EmbeddedAppointmentBooking(database, clock),
  ];
  const tomorrow: DateRange = { start: addDays(today, 1), end: addDays(today, 1) };
  const starts = (await availability.slots(patientOf(0), offerOf(0), tomorrow)).map(({ start }) => start);
  const standing: { readonly patient: PatientRef; readonly visit: AppointmentId }[] = [];
  const counts = { started: 0, gone: 0, booked: 0, givenBack: 0 };
  const once = async (): Promise<void> => {
    const [patient, offer] = [patientOf(randomInt(patients)), offerOf(randomInt(providers))];
    const start = starts[randomInt(starts.length)] ?? now;
    const hold = randomUUID() as string as HoldId;
    const kept = await slotHolds.keep(patient, { offer, start, language: 'en' }, hold, plus(now, MINUTE));
    const booked = kept.ok ? await system.book(patient, hold, randomUUID() as string as BookingKey) : undefined;
    if (booked?.ok !== true) {
      counts.gone += 1;
      return;
    }
    counts.booked += 1;
    standing.push({ patient, visit: booked.value });
    if (standing.length <= (starts.length * providers) / 2) return;
    const [given] = standing.splice(randomInt(standing.length), 1);
    if (given === undefined) return;
    await system.cancel(given.patient, given.visit, { id: '1' }, `given-up-${given.visit}` as BookingKey);
    counts.givenBack += 1;
  };
  const caller = async (): Promise<void> => {
    while (counts.started < tries) {
      counts.started += 1;
      await once();
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - began) / 1_000;
  const perSecond = (count: number): string => (count / seconds).toFixed(0);
  console.log(
    `${tries} tries of ${callers} callers for ${starts.length * providers} times, ${connections} connections`,
  );
  console.log(`  ${counts.booked} booked, of which ${counts.givenBack} were given back; ${counts.gone} came too late`);
  console.log(`  ${perSecond(tries)} tries and ${perSecond(counts.booked)} bookings a second`);
  const { double, stand } = await judged(database);
  console.log(`  by SQL: ${stand} visits stand, ${double} pairs of them meet`);
  const none = { bar: 0, unit: '', better: 'less' } as const;
  return [
    { name: `double bookings after ${tries} tries at once (server)`, measured: double, ...none },
    {
      name: 'visits that were booked and do not stand, or stand and were not booked',
      measured: Math.abs(stand - (counts.booked - counts.givenBack)),
      ...none,
    },
  ];
};

const judged = async (database: Database): Promise<{ readonly double: number; readonly stand: number }> => {
  const [row] = await database.rows<{ readonly double: number; readonly stand: number }>({
    text: `with standing as (select * from clinic.appointments where status in ('SCHEDULED', 'CHECKED-IN'))
      select (select count(*) from standing) as stand, (
        select count(*) from standing a join standing b on a.practice_id = b.practice_id and a.provider_id = b.provider_id
          and a.id < b.id and a.starts_at < b.ends_at and a.ends_at > b.starts_at) as double`,
  });
  if (row === undefined) throw new Error('Bug: a count has no row.');
  return row;
};

const listing = async (open: () => Promise<Database>, appointments: number): Promise<Bar> => {
  const each = Math.floor(appointments / largePractice);
  const small = await filled(await open(), smallPractice, each);
  const large = await filled(await open(), largePractice, each);
  const times: readonly [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, ask] of [small, large].entries()) {
      const took = await ask();
      if (round >= 0) times[at]?.push(took);
    }
  }
  const [ofSmall, ofLarge] = [median(times[0]), median(times[1])];
  console.log(`open times of a provider in five weeks, medians of ${rounds} in turn`);
  console.log(`  ${ofSmall.toFixed(2)} ms with ${smallPractice} providers and ${each * smallPractice} appointments`);
  console.log(`  ${ofLarge.toFixed(2)} ms with ${largePractice} providers and ${each * largePractice} appointments`);
  return {
    name: `open times in a practice with ${each * largePractice} appointments, next to ${each * smallPractice} (server)`,
    measured: ofLarge / ofSmall,
    bar: 1.5,
    unit: '×',
    better: 'less',
  };
};

/** Fills a practice, and answers what asks it for the open times of some provider and how many milliseconds that took. */
const filled = async (database: Database, providers: number, each: number): Promise<() => Promise<number>> => {
  const patients = providers * 100;
  await openPractice(database, providers, patients);
  await fillPractice(database, providers, patients, providers * each);
  await database.rows({ text: 'vacuum (analyze)' });
  const availability = new EmbeddedAvailability(database, () => now);
  const days: DateRange = { start: today, end: addDays(today, longestRange) };
  return async () => {
    const began = performance.now();
    const slots = await availability.slots(patientOf(0), offerOf(randomInt(providers)), days);
    const took = performance.now() - began;
    if (slots.length === 0) throw new Error('There is nothing to list.');
    return took;
  };
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { tries: { type: 'string' }, appointments: { type: 'string' } } });
  printBars(
    await run({
      ...(values.tries === undefined ? {} : { tries: Number(values.tries) }),
      ...(values.appointments === undefined ? {} : { appointments: Number(values.appointments) }),
    }),
  );
}
