import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Database } from '@portico/adapters-storage/sql';
import type { BookingKey } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  instant,
  MINUTE,
  plus,
  type HoldId,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Offer } from '@portico/domain/scheduling';
import { furnish, startMedplum } from '@portico/fhir-servers';
import { median, printBars, tableOf, type Bar, type Bench } from '../performance-targets.ts';
import { connectClinic, patientsOf, type ConnectedClinic } from './connected-clinic.ts';
import { embeddedOverhead } from './embedded-overhead.ts';
import { killed } from './kill-gateways-while-booking.ts';
import { racedOnEachEngine } from './race-for-times.ts';
import { reminded } from './reminders-within-call-limit.ts';

const now = Date.parse('2026-11-24T13:00:00Z');
const today = dayIn('America/New_York' as TimeZone, instant(now));
const days = { start: addDays(today, 1), end: addDays(today, 14) };

export interface ConnectionsOptions {
  readonly races?: number;
  readonly reminders?: number;
  readonly waiting?: number;
  readonly kills?: number;
  readonly rounds?: number;
}

/** Each part of the bench, one after the other; a part of none is left out. */
export const run = async (options: ConnectionsOptions = {}): Promise<readonly Bar[]> => {
  const { races = 1_000, reminders = 10_000, waiting = 1_000, kills = 50, rounds = 500 } = options;
  return [
    ...(races === 0 ? [] : await timed('races', () => racedOnEachEngine(races))),
    ...(races === 0 ? [] : await timed('calls', countedAndDelayed)),
    ...(kills === 0 ? [] : await timed('kills', () => killed(kills))),
    ...(reminders === 0 ? [] : await timed('reminders', () => reminded(reminders, waiting))),
    ...(rounds === 0 ? [] : await timed('the embedded system', () => embeddedOverhead(rounds))),
  ];
};

/** A little of each part. */
export const quick: Bench = () => run({ races: 20, kills: 10, reminders: 500, waiting: 50 });

/** Tells how long a part took, and prints its bars at once: a later part may be ended by whoever waits for it. */
const timed = async (part: string, measure: () => Promise<readonly Bar[]>): Promise<readonly Bar[]> => {
  const began = performance.now();
  const bars = await measure();
  console.log(`${part}: ${Math.round((performance.now() - began) / 1_000)} s\n${tableOf(bars)}\n`);
  return bars;
};

/** The calls that each step takes, and what a list of visits takes at 100 ms a call. */
const countedAndDelayed = async (): Promise<readonly Bar[]> => {
  const server = await startMedplum();
  const database = await openMigrated();
  try {
    const base = server.base('quiet');
    const people = await patientsOf(database, await furnish(base, { now, timesADay: 4 }));
    return [...(await counted(database, base, people)), await delayed(database, base, people)];
  } finally {
    await database.close();
    await server.close();
  }
};

const offersOf = async (clinic: ConnectedClinic, patient: PatientRef): Promise<readonly Offer[]> =>
  (await clinic.availability.catalog(patient, 'en')).offers;

/** Calls of each step once the directory is known. */
const counted = async (database: Database, base: string, [patient]: readonly PatientRef[]): Promise<readonly Bar[]> => {
  const clinic = await connectClinic(database, base, { now });
  if (patient === undefined) throw new Error('There is no patient.');
  const [offer] = await offersOf(clinic, patient);
  if (offer === undefined) throw new Error('Nothing is offered.');
  await clinic.availability.slots(patient, offer, days);
  const callsOf = async <T>(step: () => Promise<T>): Promise<{ readonly calls: number; readonly value: T }> => {
    clinic.calls();
    const value = await step();
    return { calls: clinic.calls(), value };
  };
  const visits = await callsOf(() => clinic.schedule.upcoming(patient, instant(now), 20));
  const free = await callsOf(() => clinic.availability.slots(patient, offer, days));
  const hold = randomUUID() as string as HoldId;
  const wanted = { offer, start: free.value[0]?.start ?? instant(now), language: 'en' as const };
  const kept = await callsOf(() => clinic.holds.keep(patient, wanted, hold, plus(instant(now), 10 * MINUTE)));
  const booked = await callsOf(() => clinic.booking.book(patient, hold, randomUUID() as string as BookingKey));
  if (!kept.value.ok || !booked.value.ok) throw new Error('The time was not booked.');
  return [
    { name: 'calls: next visits', measured: visits.calls, bar: 6, unit: '', better: 'less' },
    { name: 'calls: free times', measured: free.calls, bar: 4, unit: '', better: 'less' },
    { name: 'calls: keep a time', measured: kept.calls, bar: 3, unit: '', better: 'less' },
    { name: 'calls: book', measured: booked.calls, bar: 3, unit: '', better: 'less' },
  ];
};

const delayed = async (database: Database, base: string, [patient]: readonly PatientRef[]): Promise<Bar> => {
  const clinic = await connectClinic(database, base, { now, delay: 100 });
  if (patient === undefined) throw new Error('There is no patient.');
  const times: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    const began = performance.now();
    await Promise.all([
      clinic.schedule.upcoming(patient, instant(now), 20),
      clinic.schedule.past(patient, instant(now), 1, 20),
    ]);
    times.push(performance.now() - began);
  }
  return {
    name: 'visits of a dashboard at 100 ms a call',
    measured: median(times),
    bar: 400,
    unit: 'ms',
    better: 'less',
  };
};

if (import.meta.main) {
  const count = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      races: count,
      reminders: count,
      waiting: count,
      kills: count,
      rounds: count,
    },
  });
  const { quick: isQuick, ...counts } = values;
  const chosen = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)]));
  printBars(await (isQuick === true ? quick() : run(chosen)));
}
