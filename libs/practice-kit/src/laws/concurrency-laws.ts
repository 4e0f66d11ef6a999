import { loseAnswer } from '../fixture/hostile-replies.ts';
import type { Interception } from '../fixture/intercepting-host.ts';
import { bookedAt, isFree, wantedVisit } from '../fixture/law-fixture.ts';
import { ensure, observed, said, valueOf } from '../fixture/law-verdicts.ts';
import { bookingOf } from './booking-laws.ts';
import { holdTime, tenMinutes } from './hold-laws.ts';
import { eachStep } from './booking-under-faults.ts';
import { law, type Law } from './law.ts';

const races = 200;
const runners = Array.from({ length: races }, (_, at) => at);

const dead: Interception = ({ request }) =>
  Promise.resolve({ ok: false, error: { kind: request.method === 'GET' ? 'away' : 'unknown' } });

/** One call is the last that a gateway makes: it meets a fault, and after it nothing is sent any more. */
const lastAt =
  (place: number, fault: Interception): Interception =>
  (exchange) => {
    if (exchange.place < place) return exchange.send();
    return exchange.place === place ? fault(exchange) : dead(exchange);
  };

const killedLaw = (id: string, says: string, fault: Interception): Law =>
  law({
    id,
    level: 4,
    facet: 'booking',
    says,
    check: (fixture) =>
      eachStep(fixture, { fault, onlyWrites: false, answers: ['ok', 'unknown', 'away', 'conflict'] }, lastAt),
  });

export const concurrencyLaws: readonly Law[] = [
  law({
    id: 'concurrency.one-booking',
    level: 4,
    facet: 'booking',
    says: `Of ${races} who book one time over two connections, one has it`,
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const links = [fixture, await fixture.another()];
      const answers = await Promise.all(
        runners.map((at) => {
          const patient = at % 3 === 0 ? fixture.theirs.id : fixture.mine.id;
          return bookingOf(links[at % 2] ?? fixture).book({ ...wanted, patient }, `race-${at}`, fixture.call);
        }),
      );
      const won = answers.filter(({ ok }) => ok).length;
      const stands = await bookedAt(fixture, wanted);
      ensure(stands.length === 1, `the practice finds ${stands.length} visits at one time`);
      ensure(won === 1, `${won} of ${races} are told that they have the time`);
      ensure(!(await isFree(fixture, wanted)), 'times.free lists the time');
    },
  }),
  law({
    id: 'concurrency.one-hold',
    level: 4,
    facet: 'booking',
    says: `Of ${races} who hold one time over two connections, one has it, and nobody past its end`,
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const links = [fixture, await fixture.another()];
      const answers = await Promise.all(runners.map((at) => holdTime(fixture, wanted, `race-${at}`, links[at % 2])));
      const won = answers.filter(({ ok }) => ok).length;
      ensure(won === 1, `${won} of ${races} are told that they hold the time`);
      const { holds } = await fixture.observe();
      const latest = fixture.clock.now() + tenMinutes;
      fixture.clock.pass(tenMinutes + 1_000);
      ensure(await isFree(fixture, wanted), 'a hold stands past its time');
      const found = observed(holds, 'holds');
      const isLate = found.some(({ until }) => Date.parse(until) > latest);
      ensure(found.length === 1 && !isLate, `the practice finds ${found.length} holds, or one without its end`);
    },
  }),
  law({
    id: 'concurrency.one-key',
    level: 4,
    facet: 'booking',
    says: 'One key sent by two connections at once books one visit',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const links = [fixture, await fixture.another()];
      const answers = await Promise.all(
        runners.slice(0, 20).map((at) => bookingOf(links[at % 2] ?? fixture).book(wanted, 'key-1', fixture.call)),
      );
      const ids = new Set(answers.flatMap((answer) => (answer.ok ? answer.value.id : [])));
      const stands = await bookedAt(fixture, wanted);
      ensure(stands.length === 1, `the practice finds ${stands.length} visits`);
      ensure(
        [...ids].every((id) => id === stands[0]?.id),
        'some are told of a visit that does not stand',
      );
    },
  }),
  law({
    id: 'concurrency.book-and-cancel',
    level: 4,
    facet: 'booking',
    says: 'While one cancels and others book, at most one has the time',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const other = await fixture.another();
      const visit = await valueOf(bookingOf(fixture).book(wanted, 'key-1', fixture.call), 'booking.book');
      const [, ...answers] = await Promise.all([
        bookingOf(fixture).cancel(fixture.mine.id, visit.id, { kind: 'patient' }, undefined, fixture.call),
        ...runners
          .slice(0, 20)
          .map((at) => bookingOf(other).book({ ...wanted, patient: fixture.theirs.id }, `race-${at}`, fixture.call)),
      ]);
      const won = answers.filter((answer) => said(answer) === 'ok').length;
      const stands = await bookedAt(fixture, wanted);
      ensure(
        stands.length <= 1 && won <= stands.length,
        `the practice finds ${stands.length} visits, ${won} were told so`,
      );
    },
  }),
  killedLaw(
    'concurrency.killed',
    'A gateway that dies before any of the calls of a booking leaves one visit or none, as its key tells',
    dead,
  ),
  killedLaw(
    'concurrency.killed-unanswered',
    'A gateway that dies before the answer to any call of a booking leaves one visit or none, as its key tells',
    loseAnswer,
  ),
];
