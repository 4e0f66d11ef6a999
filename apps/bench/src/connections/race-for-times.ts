import { randomUUID } from 'node:crypto';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
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
import {
  booksOf,
  doubleBookings,
  furnish,
  profiles,
  startContrary,
  startMedplum,
  type FurnishedClinic,
  type Profile,
} from '@portico/fhir-servers';
import { tableOf, type Bar } from '../performance-targets.ts';
import { connectClinic, patientsOf, type ConnectedClinic } from './connected-clinic.ts';

const now = Date.parse('2026-11-24T13:00:00Z');
const scene = { now, timesADay: 4 };
const today = dayIn('America/New_York' as TimeZone, instant(now));
const days = { start: addDays(today, 1), end: addDays(today, 14) };

/** A FHIR server with the furnished clinic. */
interface Engine {
  readonly base: string;
  readonly clinic: FurnishedClinic;
  close(): Promise<void>;
}

const onMedplum = async (): Promise<Engine> => {
  const server = await startMedplum();
  const base = server.base('seaside');
  return { base, clinic: await furnish(base, scene), close: () => server.close() };
};

/** A race makes more calls than a practice is granted in a minute, and its clock stands still. */
const onContrary = (profile: Profile) => async (): Promise<Engine> => {
  const calls = { ...profile.calls, aMinute: 1_000_000_000 };
  const server = await startContrary({ profile: { ...profile, calls }, scene, now: () => now });
  const { url, clinic } = server;
  if (clinic === undefined) throw new Error('There is no clinic.');
  return { base: url, clinic, close: () => server.close() };
};

interface EngineToRace {
  readonly name: string;
  readonly quirks: string;
  readonly start: () => Promise<Engine>;
}

/** Those that take bookings, and one that gives a taken time away again. */
const engines: readonly EngineToRace[] = [
  { name: 'medplum', quirks: 'medplum', start: onMedplum },
  { name: 'oracle', quirks: 'oracle', start: onContrary(profiles.oracle) },
  { name: 'canvas', quirks: 'canvas', start: onContrary(profiles.canvas) },
  {
    name: 'canvas, booking again',
    quirks: 'canvas',
    start: onContrary({ ...profiles.canvas, takenTime: 'booked-again' }),
  },
  { name: 'argonaut', quirks: 'plain', start: onContrary(profiles.argonaut) },
];

/** Two gateways on one database before each engine: people race for the same times, and the engine's own books are counted. */
export const racedOnEachEngine = async (races: number): Promise<readonly Bar[]> => {
  const bars: Bar[] = [];
  for (const { name, quirks, start } of engines) {
    const began = performance.now();
    const database = await openMigrated();
    const engine = await start();
    try {
      const { base, clinic } = engine;
      const connect = () => connectClinic(database, base, { now, quirks });
      const race = new Race(base, [await connect(), await connect()], await patientsOf(database, clinic));
      await race.run(races);
      const found = race.bars(name);
      bars.push(...found);
      console.log(
        `${name}: ${race.told(races)} in ${Math.round((performance.now() - began) / 1_000)} s\n${tableOf(found)}`,
      );
    } finally {
      await engine.close();
      await database.close();
    }
  }
  return bars;
};

interface Won {
  readonly gateway: ConnectedClinic;
  readonly who: PatientRef;
  readonly visit: Extract<Awaited<ReturnType<ConnectedClinic['booking']['book']>>, { readonly ok: true }>['value'];
}

class Race {
  readonly #base: string;
  readonly #gateways: readonly [ConnectedClinic, ConnectedClinic];
  readonly #patients: readonly PatientRef[];
  #kept: Won[] = [];
  #booked = 0;
  #mostWinners = 0;
  #doubled = 0;
  #unwritten = 0;
  #before = 0;
  #nobody = 0;

  constructor(base: string, gateways: readonly [ConnectedClinic, ConnectedClinic], patients: readonly PatientRef[]) {
    this.#base = base;
    this.#gateways = gateways;
    this.#patients = patients;
  }

  async run(races: number): Promise<void> {
    this.#before = await this.#heldInBooks();
    const [clinic] = this.#gateways;
    const [patient] = this.#patients;
    if (patient === undefined) throw new Error('There is no patient.');
    const { offers } = await clinic.availability.catalog(patient, 'en');
    let [done, without] = [0, 0];
    for (let at = 0; done < races; at += 1) {
      const offer = offers[at % offers.length];
      const [time] = offer === undefined ? [] : await clinic.availability.slots(patient, offer, days);
      if (offer !== undefined && time !== undefined) {
        await this.#raceFor(offer, time.start);
        [done, without] = [done + 1, 0];
        continue;
      }
      without += 1;
      if (without <= offers.length) continue;
      if (this.#kept.length === 0) throw new Error('Nothing is free.');
      await this.#countAndGiveBack();
    }
    await this.#countAndGiveBack();
  }

  bars(engine: string): readonly Bar[] {
    const none = { bar: 0, unit: '', better: 'less' } as const;
    return [
      { name: `${engine}: double bookings in its books`, measured: this.#doubled, ...none },
      { name: `${engine}: bookings that it does not find, or alone`, measured: this.#unwritten, ...none },
      { name: `${engine}: people who got the same time`, measured: this.#mostWinners, ...none, bar: 1 },
      { name: `${engine}: times that nobody got`, measured: this.#nobody, ...none },
    ];
  }

  told(races: number): string {
    return `${races} races, ${this.#booked} booked`;
  }

  async #raceFor(offer: Offer, start: number): Promise<void> {
    const outcomes = await Promise.all(
      this.#patients.map((who, at) => bookOnce(this.#gateways[at % 2 === 0 ? 0 : 1], who, offer, start)),
    );
    const won = outcomes.filter((outcome) => outcome !== undefined);
    this.#booked += won.length;
    if (won.length === 0) this.#nobody += 1;
    this.#mostWinners = Math.max(this.#mostWinners, won.length);
    this.#kept.push(...won);
  }

  /** All times are taken: the books are counted while the visits stand in them. */
  async #countAndGiveBack(): Promise<void> {
    this.#doubled += doubleBookings(await booksOf(this.#base)).length;
    this.#unwritten += Math.abs((await this.#heldInBooks()) - this.#before - this.#kept.length);
    for (const { gateway, who, visit } of this.#kept) {
      await gateway.booking.cancel(who, visit, { id: '1' }, randomUUID() as string as BookingKey);
    }
    this.#kept = [];
  }

  async #heldInBooks(): Promise<number> {
    const { appointments } = await booksOf(this.#base);
    return appointments.filter(({ status }) => status === 'booked' || status === 'pending').length;
  }
}

const bookOnce = async (
  gateway: ConnectedClinic,
  who: PatientRef,
  offer: Offer,
  start: number,
): Promise<Won | undefined> => {
  const hold = randomUUID() as string as HoldId;
  const wanted = { offer, start: instant(start), language: 'en' as const };
  const kept = await gateway.holds.keep(who, wanted, hold, plus(instant(now), 10 * MINUTE));
  if (!kept.ok) return undefined;
  const booked = await gateway.booking.book(who, hold, randomUUID() as string as BookingKey);
  return booked.ok ? { gateway, who, visit: booked.value } : undefined;
};
