import type { Answer, ProblemKind, Visit, WantedVisit } from '@portico/practice-spi';
import {
  conflictReply,
  elsewhere,
  leadingElsewhere,
  loseAnswer,
  onlyAt,
  repeatingRows,
  replies,
} from '../trial/hostile-replies.ts';
import type { Interception } from '../trial/kit-host.ts';
import { aroundNow, bookedAt, openTrial, visitsIn, wantedVisit, type Trial } from '../trial/trial.ts';
import { Broken, broken, hold, notDeclared, problemOf, said } from '../trial/verdicts.ts';
import { bookingOf } from './booking-laws.ts';
import { law, type Law } from './law.ts';

/** What a read may answer when each of its calls is answered so. */
const readProblems: Readonly<Record<keyof typeof replies, readonly ProblemKind[]>> = {
  '429 with Retry-After': ['busy'],
  '429': ['busy'],
  '503 with Retry-After': ['busy', 'away'],
  '503': ['away', 'busy'],
  'HTML with 200': ['malformed', 'away'],
  '406 without a body': ['refused', 'malformed', 'not-offered'],
  '401': ['refused', 'away', 'not-offered'],
};

const readLaw = (reply: keyof typeof replies): Law =>
  law({
    id: `hostile.read.${reply.toLowerCase().replaceAll(' ', '-')}`,
    level: 3,
    facet: 'people',
    says: `A read that meets ${reply} answers ${readProblems[reply].join(' or ')}`,
    check: async ({ connection, host, mine, clock, call }) => {
      host.intercept(replies[reply]);
      const problem = await problemOf(connection.people.read(mine.id, call), 'people.read', ...readProblems[reply]);
      if (host.sent.length === 0) notDeclared('nothing is asked over HTTP');
      if (problem.kind !== 'busy' || !reply.endsWith('Retry-After')) return;
      hold(Date.parse(problem.until ?? '') === clock.now() + 90_000, 'people.read does not say until when it is busy');
    },
  });

/** How many calls a booking takes that meets no fault. */
const callsToBook = async (trial: Trial, wanted: WantedVisit): Promise<readonly string[]> => {
  trial.host.intercept();
  await bookingOf(trial).book(wanted, 'key-0', trial.call);
  return trial.host.sent.map(({ method }) => method);
};

const foundByKey = async (trial: Trial): Answer<Visit> =>
  bookingOf(await trial.another()).byKey(trial.mine.id, 'key-1', trial.call);

/** After a fault the key tells what became of the booking, and the same key ends with one visit. */
export const settled = async (trial: Trial, wanted: WantedVisit, answer: Awaited<Answer<Visit>>): Promise<void> => {
  const stands = await bookedAt(trial, wanted);
  hold(stands.length <= 1, `the practice finds ${stands.length} visits`);
  const [told, isThere] = [said(answer), stands.length === 1];
  if (isThere) hold(['ok', 'unknown'].includes(told), `booking.book answered ${told} for a visit that stands`);
  if (answer.ok) hold(stands.length === 1, 'booking.book answers a visit that the practice does not find');
  const found = await foundByKey(trial);
  const kind = said(found);
  if (isThere) hold(kind === 'ok', `booking.byKey answered ${kind} for a visit that the practice finds`);
  hold(['ok', 'gone', 'unknown'].includes(kind), `booking.byKey answered ${kind}`);
  // Under the same key nothing is booked a second time, however the first time went.
  await bookingOf(await trial.another()).book(wanted, 'key-1', trial.call);
  const finally_ = (await bookedAt(trial, wanted)).length;
  hold(finally_ <= 1, `after the same key again the practice finds ${finally_} visits`);
};

interface StepFault {
  readonly fault: Interception;
  readonly onlyWrites: boolean;
  readonly answers: readonly ('ok' | ProblemKind)[];
}

/** Books anew for each call that a booking takes, and lets that one meet the fault. */
export const eachStep = async (trial: Trial, { fault, onlyWrites, answers }: StepFault, at = onlyAt): Promise<void> => {
  const steps = await callsToBook(trial, await wantedVisit(trial));
  if (steps.length === 0) notDeclared('nothing is asked over HTTP');
  for (const [place, method] of steps.entries()) {
    if (onlyWrites && method === 'GET') continue;
    const fresh = await openTrial(trial.stage, true);
    const wanted = await wantedVisit(fresh);
    fresh.host.intercept(at(place, fault));
    const answer = await bookingOf(fresh).book(wanted, 'key-1', fresh.call);
    fresh.host.intercept();
    const where = `at call ${place + 1} of ${steps.length}`;
    hold(answers.includes(said(answer)), `booking.book answered ${said(answer)} ${where}`);
    await settled(fresh, wanted, answer).catch((error: unknown) => {
      throw error instanceof Broken ? new Broken(`${error.message} ${where}`) : error;
    });
    await fresh.connection.close?.();
  }
};

const writeAnswers: Readonly<Record<keyof typeof replies, StepFault['answers']>> = {
  '429 with Retry-After': ['ok', 'busy', 'unknown'],
  '429': ['ok', 'busy', 'unknown'],
  '503 with Retry-After': ['ok', 'busy', 'away', 'unknown'],
  '503': ['ok', 'away', 'busy', 'unknown'],
  'HTML with 200': ['ok', 'malformed', 'unknown', 'away'],
  '406 without a body': ['ok', 'refused', 'malformed', 'not-offered', 'unknown'],
  '401': ['ok', 'refused', 'away', 'not-offered', 'unknown'],
};

const writeLaw = (reply: keyof typeof replies): Law =>
  law({
    id: `hostile.book.${reply.toLowerCase().replaceAll(' ', '-')}`,
    level: 3,
    facet: 'booking',
    says: `A booking that meets ${reply} at any of its calls is told truly, and doubles nothing`,
    check: (trial) => eachStep(trial, { fault: replies[reply], onlyWrites: false, answers: writeAnswers[reply] }),
  });

const names = Object.keys(replies) as (keyof typeof replies)[];

export const hostileLaws: readonly Law[] = [
  ...names.map(readLaw),
  ...names.map(writeLaw),
  law({
    id: 'hostile.book.409',
    level: 3,
    facet: 'booking',
    says: 'A 409 to a write counts as a lost race: a conflict, or done after another look',
    check: (trial) =>
      eachStep(trial, { fault: conflictReply, onlyWrites: true, answers: ['ok', 'conflict', 'unknown'] }),
  }),
  law({
    id: 'hostile.book.answer-lost',
    level: 3,
    facet: 'booking',
    says: 'A booking whose answer is lost is unknown and found by its key, and never repeated blindly',
    check: (trial) =>
      eachStep(trial, { fault: loseAnswer, onlyWrites: true, answers: ['ok', 'unknown', 'away', 'conflict'] }),
  }),
  law({
    id: 'hostile.book.every-answer-lost',
    level: 3,
    facet: 'booking',
    says: 'A booking of which no answer arrives is unknown, as soon as one of its writes may have arrived',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      trial.host.intercept(({ request, ...exchange }) =>
        request.method === 'GET' ? exchange.send() : loseAnswer({ request, ...exchange }),
      );
      const answer = await bookingOf(trial).book(wanted, 'key-1', trial.call);
      const writes = trial.host.sent.filter(({ method }) => method !== 'GET').length;
      trial.host.intercept();
      if (writes === 0) notDeclared('nothing is written over HTTP');
      await settled(trial, wanted, answer);
    },
  }),
  law({
    id: 'hostile.pages.repeated-rows',
    level: 3,
    facet: 'visits',
    says: 'A row that stands on two pages is listed once',
    check: async (trial) => {
      trial.host.intercept(repeatingRows());
      const ids = (await visitsIn(trial, trial, trial.mine.id, aroundNow(trial))).map(({ id }) => id);
      hold(new Set(ids).size === ids.length, 'visits.of lists a visit twice');
    },
  }),
  law({
    id: 'hostile.pages.elsewhere',
    level: 3,
    facet: 'visits',
    says: 'A next page at another origin is never asked for',
    check: async (trial) => {
      trial.host.intercept(leadingElsewhere());
      await visitsIn(trial, trial, trial.mine.id, aroundNow(trial)).catch((error: unknown) => {
        if (!(error instanceof Broken)) throw error;
      });
      if (trial.host.sent.some(({ url }) => url.startsWith(new URL(elsewhere).origin))) broken('a call went elsewhere');
    },
  }),
];
