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
import { booksOf, doubleBookings, furnish, startMedplum } from '@portico/fhir-servers';
import { median, printBars, tableOf, type Bar, type Bench } from '../performance-targets.ts';
import { connectClinic, patientsOf, type ConnectedClinic } from './connected-clinic.ts';
import { embeddedOverhead } from './embedded-overhead.ts';
import { killed } from './kill-gateways-while-booking.ts';
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
    ...(races === 0 ? [] : await timed('races and calls', () => racedAndCounted(races))),
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

/**
 * Two gateways on one database before one FHIR server: people race for the same times, and what is booked is counted in the
 * server's own books. Then counts the calls that each step takes, and what a list of visits takes at 100 ms a call.
 */
const racedAndCounted = async (races: number): Promise<readonly Bar[]> => {
  const server = await startMedplum();
  const database = await openMigrated();
  try {
    const base = server.base('seaside');
    const patients = await patientsOf(database, await furnish(base, { now, timesADay: 4 }));
    const bars = await raced(database, base, patients, races);
    // A clinic whose patients have the few visits that people have.
    const quiet = server.base('quiet');
    const people = await patientsOf(database, await furnish(quiet, { now, timesADay: 4 }));
    return [...bars, ...(await counted(database, quiet, people)), await delayed(database, quiet, people)];
  } finally {
    await database.close();
    await server.close();
  }
};

const offersOf = async (clinic: ConnectedClinic, patient: PatientRef): Promise<readonly Offer[]> =>
  (await clinic.availability.catalog(patient, 'en')).offers;

const raced = async (
  database: Database,
  base: string,
  patients: readonly PatientRef[],
  races: number,
): Promise<readonly Bar[]> => {
  const gateways = [await connectClinic(database, base, { now }), await connectClinic(database, base, { now })];
  const [clinic] = gateways;
  const [patient] = patients;
  if (clinic === undefined || patient === undefined) throw new Error('There is no clinic.');
  const offers = await offersOf(clinic, patient);
  let [booked, winners] = [0, 0];
  for (let race = 0; race < races; race += 1) {
    const offer = offers[race % offers.length];
    const [time] = offer === undefined ? [] : await clinic.availability.slots(patient, offer, days);
    if (offer === undefined || time === undefined) continue;
    const outcomes = await Promise.all(
      patients.map((each, at) => bookOnce(gateways[at % gateways.length] ?? clinic, each, offer, time.start)),
    );
    const won = outcomes.filter((outcome) => outcome !== undefined);
    booked += won.length;
    winners = Math.max(winners, won.length);
    // Given back, so that there is a time for the next race.
    for (const { gateway, who, visit } of won) {
      await gateway.booking.cancel(who, visit, { id: '1' }, randomUUID() as string as BookingKey);
    }
  }
  const doubled = doubleBookings(await booksOf(base)).length;
  console.log(`${races} races, ${booked} booked`);
  return [
    { name: 'double bookings in the books of the server', measured: doubled, bar: 0, unit: '', better: 'less' },
    { name: 'people who got the same time', measured: winners, bar: 1, unit: '', better: 'less' },
  ];
};

const bookOnce = async (gateway: ConnectedClinic, who: PatientRef, offer: Offer, start: number) => {
  const hold = randomUUID() as string as HoldId;
  const wanted = { offer, start: instant(start), language: 'en' as const };
  const kept = await gateway.holds.keep(who, wanted, hold, plus(instant(now), 10 * MINUTE));
  if (!kept.ok) return undefined;
  const booked = await gateway.booking.book(who, hold, randomUUID() as string as BookingKey);
  return booked.ok ? { gateway, who, visit: booked.value } : undefined;
};

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
