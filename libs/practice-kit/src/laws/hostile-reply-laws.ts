import type { ProblemKind } from '@portico/practice-spi';
import { wantedVisit } from '../fixture/law-fixture.ts';
import { conflictReply, loseAnswer, replies } from '../fixture/hostile-replies.ts';
import { ensure, notDeclared, problemOf } from '../fixture/law-verdicts.ts';
import { bookingOf } from './booking-laws.ts';
import { eachStep, settled, type StepFault } from './booking-under-faults.ts';
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
      ensure(
        Date.parse(problem.until ?? '') === clock.now() + 90_000,
        'people.read does not say until when it is busy',
      );
    },
  });

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
    check: (fixture) => eachStep(fixture, { fault: replies[reply], onlyWrites: false, answers: writeAnswers[reply] }),
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
    check: (fixture) =>
      eachStep(fixture, { fault: conflictReply, onlyWrites: true, answers: ['ok', 'conflict', 'unknown'] }),
  }),
  law({
    id: 'hostile.book.answer-lost',
    level: 3,
    facet: 'booking',
    says: 'A booking whose answer is lost is unknown and found by its key, and never repeated blindly',
    check: (fixture) =>
      eachStep(fixture, { fault: loseAnswer, onlyWrites: true, answers: ['ok', 'unknown', 'away', 'conflict'] }),
  }),
  law({
    id: 'hostile.book.every-answer-lost',
    level: 3,
    facet: 'booking',
    says: 'A booking of which no answer arrives is unknown, as soon as one of its writes may have arrived',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      fixture.host.intercept(({ request, ...exchange }) =>
        request.method === 'GET' ? exchange.send() : loseAnswer({ request, ...exchange }),
      );
      const answer = await bookingOf(fixture).book(wanted, 'key-1', fixture.call);
      const writes = fixture.host.sent.filter(({ method }) => method !== 'GET').length;
      fixture.host.intercept();
      if (writes === 0) notDeclared('nothing is written over HTTP');
      await settled(fixture, wanted, answer);
    },
  }),
];
