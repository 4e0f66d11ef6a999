import type { Answer, ProblemKind, Visit, WantedVisit } from '@portico/practice-spi';
import { bookedAt, openFixture, wantedVisit, type Fixture } from '../fixture/law-fixture.ts';
import { onlyAt } from '../fixture/hostile-replies.ts';
import type { Interception } from '../fixture/intercepting-host.ts';
import { Broken, ensure, notDeclared, said } from '../fixture/law-verdicts.ts';
import { bookingOf } from './booking-laws.ts';

/** How many calls a booking takes that meets no fault. */
const callsToBook = async (fixture: Fixture, wanted: WantedVisit): Promise<readonly string[]> => {
  fixture.host.intercept();
  await bookingOf(fixture).book(wanted, 'key-0', fixture.call);
  return fixture.host.sent.map(({ method }) => method);
};

const foundByKey = async (fixture: Fixture): Answer<Visit> =>
  bookingOf(await fixture.another()).byKey(fixture.mine.id, 'key-1', fixture.call);

/** After a fault the key tells what became of the booking, and the same key ends with one visit. */
export const settled = async (fixture: Fixture, wanted: WantedVisit, answer: Awaited<Answer<Visit>>): Promise<void> => {
  const stands = await bookedAt(fixture, wanted);
  ensure(stands.length <= 1, `the practice finds ${stands.length} visits`);
  const [told, isThere] = [said(answer), stands.length === 1];
  if (isThere) ensure(['ok', 'unknown'].includes(told), `booking.book answered ${told} for a visit that stands`);
  if (answer.ok) ensure(stands.length === 1, 'booking.book answers a visit that the practice does not find');
  const found = await foundByKey(fixture);
  const kind = said(found);
  if (isThere) ensure(kind === 'ok', `booking.byKey answered ${kind} for a visit that the practice finds`);
  ensure(['ok', 'gone', 'unknown'].includes(kind), `booking.byKey answered ${kind}`);
  // Under the same key nothing is booked a second time, however the first time went.
  await bookingOf(await fixture.another()).book(wanted, 'key-1', fixture.call);
  const afterwards = (await bookedAt(fixture, wanted)).length;
  ensure(afterwards <= 1, `after the same key again the practice finds ${afterwards} visits`);
};

export interface StepFault {
  readonly fault: Interception;
  readonly onlyWrites: boolean;
  readonly answers: readonly ('ok' | ProblemKind)[];
}

/** Books anew for each call that a booking takes, and lets that one meet the fault. */
export const eachStep = async (
  fixture: Fixture,
  { fault, onlyWrites, answers }: StepFault,
  at = onlyAt,
): Promise<void> => {
  const steps = await callsToBook(fixture, await wantedVisit(fixture));
  if (steps.length === 0) notDeclared('nothing is asked over HTTP');
  for (const [place, method] of steps.entries()) {
    if (onlyWrites && method === 'GET') continue;
    const fresh = await openFixture(fixture.stage, true);
    const wanted = await wantedVisit(fresh);
    fresh.host.intercept(at(place, fault));
    const answer = await bookingOf(fresh).book(wanted, 'key-1', fresh.call);
    fresh.host.intercept();
    const where = `at call ${place + 1} of ${steps.length}`;
    ensure(answers.includes(said(answer)), `booking.book answered ${said(answer)} ${where}`);
    await settled(fresh, wanted, answer).catch((error: unknown) => {
      throw error instanceof Broken ? new Broken(`${error.message} ${where}`) : error;
    });
    await fresh.connection.close?.();
  }
};
