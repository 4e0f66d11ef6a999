import { randomUUID } from 'node:crypto';
import {
  ConnectedAppointmentBooking,
  ConnectedAvailability,
  ConnectedBilling,
  ConnectedPractices,
  ConnectedSlotHolds,
  entriesByHand,
  settleOpenBookings,
} from '@portico/adapters-practice/connected';
import { connectionHost } from '@portico/adapters-practice/connections';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Database } from '@portico/adapters-storage/sql';
import type { BookingKey } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  instant,
  MINUTE,
  plus,
  SECOND,
  type Cents,
  type HoldId,
  type PatientRef,
} from '@portico/domain/kernel';
import type { ChargeId, LedgerPosting, LedgerPostingId } from '@portico/domain/payments';
import { booksOf, doubleBookings, furnish, startMedplum, type Books } from '@portico/fhir-servers';
import { adapter } from '@portico/practice-fhir';
import type { Bar } from '../performance-targets.ts';
import { clinicId, patientsOf, timeZone } from './connected-clinic.ts';

const began = Date.parse('2026-11-24T13:00:00Z');
/** Requests of one walk: more are never made, so that the last deaths come after it. */
const mostRequests = 6;

/** A gateway that dies with one of its requests: before it arrives, or after it was done. */
interface Death {
  readonly answered: number;
  readonly isDone: boolean;
}

const openGateway = async (database: Database, base: string, clock: { now: number }) => {
  let [left, isDone] = [Infinity, false];
  let die = (): void => undefined;
  const died = new Promise<'died'>((resolve) => {
    die = () => resolve('died');
  });
  const host = connectionHost(
    timeZone,
    { callsPerMinute: 1_000_000, deadline: 30_000 },
    {
      now: () => clock.now,
      secret: async () => undefined,
      log: () => undefined,
      fetch: async (address, init) => {
        left -= 1;
        if (left >= 0) return fetch(address, init);
        if (isDone && left === -1) await fetch(address, init);
        die();
        return new Promise(() => undefined);
      },
    },
  );
  const connected = await adapter.connect({ base, quirks: 'medplum', auth: { type: 'none' } }, host);
  if (!connected.ok) throw new Error(connected.mistakes.join(' '));
  const booking = { leadMinutes: 0, approvesRequests: false, waitList: false, preRegistration: false };
  const practices = new ConnectedPractices(
    [{ id: clinicId, name: 'Seaside Family Medicine', timeZone, connection: connected.connection, booking }],
    { sql: database, now: () => instant(clock.now), signal: () => AbortSignal.timeout(600_000), log: () => undefined },
  );
  return {
    practices,
    died,
    dieAfter: (death: Death): void => {
      [left, isDone] = [death.answered, death.isDone];
    },
    availability: new ConnectedAvailability(practices),
    holds: new ConnectedSlotHolds(practices),
    booking: new ConnectedAppointmentBooking(practices),
    billing: new ConnectedBilling(practices),
  };
};

type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** Holds a time, books it and posts what was paid for it, and dies on the way. What is free was read before. */
const walk = async (
  gateway: Gateway,
  patient: PatientRef,
  name: string,
  clock: { now: number },
  death: Death,
): Promise<void> => {
  const { availability, holds, booking, billing } = gateway;
  const today = dayIn(timeZone, instant(clock.now));
  const [offer] = (await availability.catalog(patient, 'en')).offers;
  if (offer === undefined) throw new Error('Nothing is offered.');
  const [time] = await availability.slots(patient, offer, { start: addDays(today, 1), end: addDays(today, 30) });
  if (time === undefined) throw new Error('Nothing is free.');
  gateway.dieAfter(death);
  const hold = `hold-${name}` as HoldId;
  const until = plus(instant(clock.now), 30 * SECOND);
  if (!(await holds.keep(patient, { offer, start: time.start, language: 'en' }, hold, until)).ok) return;
  await billing.post(postingOf(patient, name, clock.now));
  await booking.book(patient, hold, `key-${name}` as BookingKey);
};

const postingOf = (patient: PatientRef, name: string, at: number): LedgerPosting => ({
  id: `posting-${name}` as LedgerPostingId,
  charge: `charge-${name}` as ChargeId,
  patient,
  amount: 2_500 as Cents,
  at: instant(at),
  purpose: { kind: 'balance' },
  tries: 0,
});

/** Appointments without a slot that is busy, and slots that are taken by nothing. */
const orphansIn = ({ appointments, slots }: Books): number => {
  const booked = appointments.filter(({ status }) => status === 'booked');
  const taken = new Set(booked.flatMap(({ slot }) => slot ?? []).map(({ reference }) => reference));
  const busy = slots.filter(({ status }) => status === 'busy');
  const isBusy = new Set(busy.map(({ id }) => `Slot/${id}`));
  return (
    busy.filter(({ id }) => !taken.has(`Slot/${id}`)).length +
    [...taken].filter((slot) => !isBusy.has(slot ?? '')).length
  );
};

/** Payments that neither the office nor the practice's books tell of, and those that they tell of twice. */
const otherThanOnceIn = (
  byHand: readonly string[],
  notices: readonly Readonly<Record<string, unknown>>[],
  payments: number,
): number => {
  const told = [...byHand, ...notices.map(({ payment }) => JSON.stringify(payment))];
  const once = new Set(told).size;
  return Math.max(0, payments - once) + (told.length - once);
};

const place = 'deaths';

/**
 * Gateways die between any two requests of holding, booking and posting. A minute later another one settles what they left,
 * and the practice's own books are counted: appointments and slots that belong to nothing, times that are held past their
 * time, and payments that the office is told of other than once.
 */
export const killed = async (kills: number): Promise<readonly Bar[]> => {
  const server = await startMedplum();
  const database = await openMigrated();
  try {
    const base = server.base(place);
    const clock = { now: began };
    const [patient] = await patientsOf(database, await furnish(base, { now: began, timesADay: 4 }));
    if (patient === undefined) throw new Error('There is no patient.');
    const before = orphansIn(await booksOf(base));
    let [died, orphans, held] = [0, 0, 0];
    const names: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const name = randomUUID();
      names.push(name);
      const death = { answered: kill % mostRequests, isDone: kill % (2 * mostRequests) >= mostRequests };
      const gateway = await openGateway(database, base, clock);
      const lived = walk(gateway, patient, name, clock, death).then(() => 'lived' as const);
      const end = await Promise.race([gateway.died, lived]);
      if (end === 'died') died += 1;
      clock.now += MINUTE;
      const next = await openGateway(database, base, clock);
      await next.billing.post(postingOf(patient, name, clock.now - MINUTE));
      await settleOpenBookings(next.practices);
      await next.holds.prune(instant(clock.now));
      const books = await booksOf(base);
      orphans = Math.max(orphans, orphansIn(books) - before);
      held = Math.max(held, books.slots.filter(({ status }) => status === 'busy-tentative').length);
    }
    const entries = (await entriesByHand(database, clinicId)).map(({ id }) => String(id));
    const otherThanOnce = otherThanOnceIn(entries, await server.list(place, 'PaymentNotice'), names.length);
    const books = await booksOf(base);
    console.log(`${died} gateways died in ${kills} walks, ${books.appointments.length} appointments`);
    const none = { bar: 0, unit: '', better: 'less' } as const;
    return [
      { name: 'kills', measured: died, bar: Math.floor(kills / 2), unit: '', better: 'more' },
      { name: 'orphans a minute after a kill', measured: orphans, ...none },
      { name: 'double bookings after kills', measured: doubleBookings(books).length, ...none },
      { name: 'holds past their time', measured: held, ...none },
      { name: 'postings lost or doubled', measured: otherThanOnce, ...none },
    ];
  } finally {
    await database.close();
    await server.close();
  }
};
