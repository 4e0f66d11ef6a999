import type { Interception } from '../trial/kit-host.ts';
import { bookedAt, isFree, wantedVisit } from '../trial/trial.ts';
import { hold, said, valueOf } from '../trial/verdicts.ts';
import { bookingOf } from './booking-laws.ts';
import { holdTime, tenMinutes } from './hold-laws.ts';
import { eachStep } from './hostile-laws.ts';
import { law, type Law } from './law.ts';

const races = 200;
const runners = Array.from({ length: races }, (_, at) => at);

/** From a call on, nothing is sent any more: the gateway is dead. */
const deadFrom =
  (place: number): Interception =>
  ({ request, ...exchange }) =>
    exchange.place < place
      ? exchange.send()
      : Promise.resolve({ ok: false, error: { kind: request.method === 'GET' ? 'away' : 'unknown' } });

export const concurrencyLaws: readonly Law[] = [
  law({
    id: 'company.one-booking',
    level: 4,
    facet: 'booking',
    says: `Of ${races} who book one time over two connections, one has it`,
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const links = [trial, await trial.another()];
      const answers = await Promise.all(
        runners.map((at) => {
          const patient = at % 3 === 0 ? trial.theirs.id : trial.mine.id;
          return bookingOf(links[at % 2] ?? trial).book({ ...wanted, patient }, `race-${at}`, trial.call);
        }),
      );
      const won = answers.filter(({ ok }) => ok).length;
      const stands = await bookedAt(trial, wanted);
      hold(stands.length === 1, `the practice finds ${stands.length} visits at one time`);
      hold(won === 1, `${won} of ${races} are told that they have the time`);
      hold(!(await isFree(trial, wanted)), 'times.free lists the time');
    },
  }),
  law({
    id: 'company.one-hold',
    level: 4,
    facet: 'booking',
    says: `Of ${races} who hold one time over two connections, one has it, and nobody past its end`,
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const links = [trial, await trial.another()];
      const answers = await Promise.all(runners.map((at) => holdTime(trial, wanted, `race-${at}`, links[at % 2])));
      const won = answers.filter(({ ok }) => ok).length;
      hold(won === 1, `${won} of ${races} are told that they hold the time`);
      const { holds } = await trial.observe();
      const isLate = holds.some(({ until }) => Date.parse(until) > trial.clock.now() + tenMinutes);
      hold(holds.length === 1 && !isLate, `the practice finds ${holds.length} holds, or one without its end`);
      trial.clock.pass(tenMinutes + 1_000);
      hold(await isFree(trial, wanted), 'a hold stands past its time');
    },
  }),
  law({
    id: 'company.one-key',
    level: 4,
    facet: 'booking',
    says: 'One key sent by two connections at once books one visit',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const links = [trial, await trial.another()];
      const answers = await Promise.all(
        runners.slice(0, 20).map((at) => bookingOf(links[at % 2] ?? trial).book(wanted, 'key-1', trial.call)),
      );
      const ids = new Set(answers.flatMap((answer) => (answer.ok ? answer.value.id : [])));
      const stands = await bookedAt(trial, wanted);
      hold(stands.length === 1, `the practice finds ${stands.length} visits`);
      hold(
        [...ids].every((id) => id === stands[0]?.id),
        'some are told of a visit that does not stand',
      );
    },
  }),
  law({
    id: 'company.book-and-cancel',
    level: 4,
    facet: 'booking',
    says: 'While one cancels and others book, at most one has the time',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const other = await trial.another();
      const visit = await valueOf(bookingOf(trial).book(wanted, 'key-1', trial.call), 'booking.book');
      const [, ...answers] = await Promise.all([
        bookingOf(trial).cancel(trial.mine.id, visit.id, { kind: 'patient' }, undefined, trial.call),
        ...runners
          .slice(0, 20)
          .map((at) => bookingOf(other).book({ ...wanted, patient: trial.theirs.id }, `race-${at}`, trial.call)),
      ]);
      const won = answers.filter((answer) => said(answer) === 'ok').length;
      const stands = await bookedAt(trial, wanted);
      hold(
        stands.length <= 1 && won <= stands.length,
        `the practice finds ${stands.length} visits, ${won} were told so`,
      );
    },
  }),
  law({
    id: 'company.killed',
    level: 4,
    facet: 'booking',
    says: 'A gateway that dies between any two calls of a booking leaves one visit or none, as its key tells',
    check: (trial) =>
      eachStep(
        trial,
        { fault: ({ send }) => send(), onlyWrites: false, answers: ['ok', 'unknown', 'away', 'conflict'] },
        deadFrom,
      ),
  }),
];
