import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import { MINUTE, plus } from '@portico/domain/kernel';
import fc from 'fast-check';
import {
  before,
  moves,
  NamedBooking,
  patients,
  stepOf,
  type Known,
  type Move,
  type Step,
} from './booking-operations.ts';
import type { BookingFixture } from './booking-fixture.ts';
import { memoryBookingFixture } from './memory-booking-fixture.ts';
import { now } from './practice-fixture.ts';

/** What was answered to steps, in the order in which they were started, and what can be seen after them. */
interface Outcome {
  readonly answers: readonly unknown[];
  readonly seen: unknown;
}

/**
 * A booking system behaves like the in-memory one under any operations; concurrent operations behave like some sequence
 * of them. `empty` opens a system without visits, with `bookable` open.
 */
export const bookingModelContract = (empty: () => Promise<BookingFixture>, numRuns: number): void => {
  describe('the life of bookings', () => {
    /** What the model says of steps that are taken after a history. */
    const foretold = async (history: readonly Step[], steps: readonly Step[]): Promise<Outcome> => {
      const booking = new NamedBooking(memoryBookingFixture());
      await booking.fixture.keep([begun]);
      for (const step of history) await booking.take(step);
      const answers = [];
      for (const step of steps) answers.push(await booking.take(step));
      return { answers, seen: await booking.seen() };
    };

    it('books nobody’s time twice, frees what is given back, and changes nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(moves, async (all) => {
          const real = new NamedBooking(await empty());
          await real.fixture.keep([begun]);
          const known: Known = { holds: [], visits: ['before'], asked: [] };
          let history: readonly Step[] = [];
          for (const move of all) {
            const steps: Step[] = [];
            for (const ask of move) steps.push(...(await stepOf(ask, known, real.fixture)));
            known.visits.push(...known.asked.splice(0));
            const slots = await real.slots(patients[0]);
            const answers = await Promise.all(steps.map((step) => real.take(step)));
            const outcome: Outcome = { answers, seen: await real.seen() };
            const inOrder = await foretold(history, steps);
            const reversed = same(outcome, inOrder) ? undefined : await foretold(history, steps.toReversed());
            const isReversed = reversed !== undefined && same(outcome, turned(reversed));
            if (!isReversed) expect(outcome).toEqual(inOrder);
            history = [...history, ...(isReversed ? steps.toReversed() : steps)];
            if (steps.every(({ step }) => step === 'request')) expect(await real.slots(patients[0])).toEqual(slots);
            expectNobodyTwice(await visitsOf(real.fixture));
          }
        }),
        { numRuns, examples: [[letGoWhileChosen]] },
      );
    }, 240_000);
  });
};

/** A patient chooses a time anew and lets go of it in another tab at the same moment: it is open to them in either order. */
const letGoWhileChosen: readonly Move[] = [
  [{ ask: 'keep', who: 0, offer: 0, slot: 0, visit: 0, kind: 2 }],
  [
    { ask: 'keep', who: 0, offer: 0, slot: 0, visit: 0, kind: 2 },
    { ask: 'release', who: 0, which: 1, kind: 2 },
  ],
];

/** Tomorrow at 9:10. */
const begun = before(plus(now, 23 * 60 * MINUTE));

const turned = ({ answers, seen }: Outcome): Outcome => ({ answers: answers.toReversed(), seen });

const same = (a: Outcome, b: Outcome): boolean => {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
};

const visitsOf = async ({ schedule, clock }: BookingFixture): Promise<readonly Appointment[]> =>
  (await Promise.all(patients.map((patient) => schedule.upcoming(patient, clock.now, 100)))).flat();

const expectNobodyTwice = (all: readonly Appointment[]): void => {
  const booked = all.filter(({ status }) => status === 'SCHEDULED');
  for (const visit of booked) {
    const meeting = booked.filter(
      (other) =>
        other !== visit &&
        other.provider.id === visit.provider.id &&
        other.start < visit.end &&
        other.end > visit.start,
    );
    expect(meeting).toEqual([]);
  }
};
