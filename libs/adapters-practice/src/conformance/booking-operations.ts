import type { BookingKey } from '@portico/domain/appointments';
import { MINUTE, plus, type AppointmentId, type HoldId, type Instant, type LocalDate } from '@portico/domain/kernel';
import { firstAvailable, type DateRange, type Offer } from '@portico/domain/scheduling';
import fc from 'fast-check';
import { checkUpAtNorth, names, type BookingFixture } from './booking-fixture.ts';
import { ana, ben, visit } from './practice-fixture.ts';

const canceling = 'canceling' as BookingKey;

/** One booking operation by one person, with names in place of the ids that only a system knows. */
export type Step =
  | {
      readonly step: 'keep';
      readonly who: number;
      readonly offer: Offer;
      readonly start: Instant;
      readonly hold: HoldId;
      readonly replaces: string | undefined;
      readonly offered: boolean;
    }
  | { readonly step: 'release'; readonly who: number; readonly hold: HoldId }
  | { readonly step: 'book'; readonly who: number; readonly hold: HoldId; readonly key: BookingKey }
  | { readonly step: 'cancel'; readonly who: number; readonly visit: string }
  | {
      readonly step: 'request';
      readonly who: number;
      readonly offer: Offer;
      readonly start: Instant | undefined;
      readonly key: BookingKey;
    }
  | { readonly step: 'wait'; readonly minutes: number };

/** Steps that start before the earlier ones have ended. */
export type Move = readonly Ask[];

/** A step before it is known what there is to ask about: numbers choose among that. */
export type Ask =
  | {
      readonly ask: 'keep' | 'request';
      readonly who: number;
      readonly offer: number;
      readonly slot: number;
      readonly visit: number;
      readonly kind: number;
    }
  | { readonly ask: 'release' | 'book' | 'cancel'; readonly who: number; readonly which: number; readonly kind: number }
  | { readonly ask: 'wait'; readonly minutes: number };

export const patients = [ana.patient, ben.patient] as const;
export const patientOf = (who: number) => (who % 2 === 0 ? ana.patient : ben.patient);

/** All of one provider, two of them in one office; and one of another provider. */
export const offers: readonly Offer[] = [
  checkUpAtNorth,
  { ...checkUpAtNorth, visitReason: names.procedure },
  { ...checkUpAtNorth, location: names.east },
  { ...checkUpAtNorth, resource: names.quiet, location: names.east },
];
/** From Thursday to Saturday. */
export const range: DateRange = { start: '2026-03-05' as LocalDate, end: '2026-03-07' as LocalDate };

/** The visit that everybody starts with: Ana's, ten minutes off the times that are shown. */
export const before = (first: Instant) => visit('before', plus(first, 10 * MINUTE));

const number = fc.nat({ max: 7 });
const started = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ask: fc.constant('keep' as const),
      who: number,
      offer: number,
      slot: number,
      visit: number,
      kind: number,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ask: fc.constant('request' as const),
      who: number,
      offer: number,
      slot: number,
      visit: number,
      kind: number,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      ask: fc.constantFrom('book' as const, 'book' as const, 'cancel' as const, 'release' as const),
      who: number,
      which: number,
      kind: number,
    }),
  },
);
const waited = fc.record({ ask: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 10, 11) });

/** What is asked, one move after the other. Many moves are two at once. */
export const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(started) },
    { weight: 4, arbitrary: fc.tuple(started, started) },
    // The same of two people.
    { weight: 3, arbitrary: started.map((ask): Move => [ask, { ...ask, who: ask.who + 1 }]) },
    { weight: 2, arbitrary: fc.tuple(waited) },
  ),
  { minLength: 8, maxLength: 25 },
);

/** What was started so far, from which later asks choose. */
export interface Known {
  readonly holds: { readonly hold: HoldId; readonly who: number }[];
  readonly visits: string[];
  /** Visits that the move under way asks for: nobody knows their ids before it has ended. */
  readonly asked: string[];
}

/** Makes an ask definite; one that has nothing to ask about yet is no step. The times that are asked for are mostly the first ones, so that many ask for the same. */
export const stepOf = async (
  ask: Ask,
  known: Known,
  { availability, clock }: BookingFixture,
): Promise<readonly Step[]> => {
  if (ask.ask === 'wait') return [{ step: 'wait', minutes: ask.minutes }];
  const { who } = ask;
  if ('slot' in ask) {
    const offer = offers[ask.offer % offers.length] ?? checkUpAtNorth;
    const replaces = ask.kind < 2 ? known.visits[ask.visit % known.visits.length] : undefined;
    const slots = await availability.slots(patientOf(who), offer, range);
    const slot = slots[ask.slot % Math.min(3, Math.max(1, slots.length))]?.start ?? plus(clock.now, 90 * MINUTE);
    const start = ask.kind === 7 ? plus(slot, 10 * MINUTE) : slot;
    if (ask.ask === 'request') {
      const key = `ask-${who % 2}-${ask.visit}` as BookingKey;
      known.asked.push(key);
      return [{ step: 'request', who, offer, start: ask.kind % 2 === 0 ? start : undefined, key }];
    }
    const hold = `h${known.holds.length}` as HoldId;
    known.holds.push({ hold, who });
    return [{ step: 'keep', who, offer, start, hold, replaces, offered: ask.kind === 6 }];
  }
  if (ask.ask === 'cancel') {
    const chosen = known.visits[ask.which % known.visits.length];
    return chosen === undefined ? [] : [{ step: 'cancel', who, visit: chosen }];
  }
  const chosen = known.holds[known.holds.length - 1 - (ask.which % Math.max(1, Math.min(3, known.holds.length)))];
  if (chosen === undefined) return [];
  // Mostly the person who holds it.
  const by = ask.kind === 0 ? who : chosen.who;
  if (ask.ask === 'release') return [{ step: 'release', who: by, hold: chosen.hold }];
  const key = `${chosen.hold}-${ask.kind === 1 ? 'again' : 'once'}` as BookingKey;
  if (![...known.visits, ...known.asked].includes(key)) known.asked.push(key);
  return [{ step: 'book', who: by, hold: chosen.hold, key }];
};

/** A booking system with the names that the test gives to what it makes. */
export class NamedBooking {
  readonly fixture: BookingFixture;
  readonly #ids = new Map<string, AppointmentId>([['before', 'before' as AppointmentId]]);

  constructor(fixture: BookingFixture) {
    this.fixture = fixture;
  }

  /** Takes a step, and answers what the system answered. */
  async take(step: Step): Promise<unknown> {
    const { slotHolds, requests, system, clock } = this.fixture;
    switch (step.step) {
      case 'wait':
        clock.now = plus(clock.now, step.minutes * MINUTE);
        return undefined;
      case 'keep': {
        const { offer, start, hold, replaces, offered } = step;
        const wanted = {
          offer,
          start,
          language: 'en' as const,
          ...(replaces === undefined ? {} : { replaces: this.#idOf(replaces) }),
          ...(offered ? { offered } : {}),
        };
        return (await slotHolds.keep(patientOf(step.who), wanted, hold, plus(clock.now, 10 * MINUTE))).ok;
      }
      case 'release':
        return slotHolds.release(patientOf(step.who), step.hold);
      case 'book': {
        const booked = await system.book(patientOf(step.who), step.hold, step.key);
        if (booked.ok) this.#ids.set(step.key, booked.value);
        return booked.ok;
      }
      case 'cancel':
        return (await system.cancel(patientOf(step.who), this.#idOf(step.visit), { id: '1' }, canceling)).ok;
      case 'request': {
        const { offer, start, key } = step;
        const when =
          start === undefined
            ? { kind: 'wish' as const, preference: firstAvailable }
            : { kind: 'time' as const, start };
        const id = await requests.request(patientOf(step.who), { offer, when, language: 'en' }, key);
        if (id === undefined || id === 'answered') return false;
        this.#ids.set(key, id);
        return true;
      }
    }
  }

  /** Everything that can be seen of it. */
  async seen(): Promise<unknown> {
    const { system, schedule, clock } = this.fixture;
    const all = [];
    for (const patient of patients) {
      const [upcoming, past] = [
        await schedule.upcoming(patient, clock.now, 50),
        await schedule.past(patient, clock.now, 1, 50),
      ];
      all.push({
        upcoming: upcoming.map((each) => ({ ...each, id: this.#nameOf(each.id) })).sort(byName),
        past: past.entries.map((each) => ({ ...each, id: this.#nameOf(each.id) })).sort(byName),
        held: (await system.held(patient)).map(({ replaces, ...each }) => ({
          ...each,
          replaces: this.#nameOf(replaces),
        })),
        slots: await this.slots(patient),
      });
    }
    return all;
  }

  async slots(patient: (typeof patients)[number]): Promise<readonly (readonly Instant[])[]> {
    const all: Instant[][] = [];
    for (const offer of offers) {
      all.push((await this.fixture.availability.slots(patient, offer, range)).map(({ start }) => start));
    }
    return all;
  }

  #idOf(name: string): AppointmentId {
    return this.#ids.get(name) ?? (name as AppointmentId);
  }

  #nameOf(id: AppointmentId | undefined): string | undefined {
    return [...this.#ids].find(([, known]) => known === id)?.[0] ?? id;
  }
}

const byName = (a: { readonly id: string | undefined }, b: { readonly id: string | undefined }): number =>
  (a.id ?? '') < (b.id ?? '') ? -1 : 1;
