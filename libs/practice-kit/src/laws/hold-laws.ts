import type { Answer, Hold, WantedVisit } from '@portico/practice-spi';
import { bookedAt, isFree, wantedVisit, type Link, type Trial } from '../trial/trial.ts';
import { declared, hold, problemOf, valueOf } from '../trial/verdicts.ts';
import { book, bookingOf } from './booking-laws.ts';
import { law, type Law } from './law.ts';

export const tenMinutes = 10 * 60_000;

export const holdTime = (trial: Trial, wanted: WantedVisit, key: string, link: Link = trial): Answer<Hold> => {
  const booking = bookingOf(link);
  const until = new Date(trial.clock.now() + tenMinutes).toISOString();
  return declared(booking.hold, 'booking.hold').call(booking, wanted, until, key, trial.call);
};

const held = (trial: Trial, wanted: WantedVisit, key = 'hold-1'): Promise<Hold> =>
  valueOf(holdTime(trial, wanted, key), 'booking.hold');

const release = (trial: Trial, given: Hold, link: Link = trial): Promise<void> => {
  const booking = bookingOf(link);
  return valueOf(declared(booking.release, 'booking.release').call(booking, given, trial.call), 'booking.release');
};

export const holdLaws: readonly Law[] = [
  law({
    id: 'holds.kept',
    level: 2,
    facet: 'booking',
    says: 'A time that is held is offered to nobody else, whatever connection asks, after a restart too',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      await held(trial, wanted);
      const other = await trial.another();
      for (const link of [trial, other]) hold(!(await isFree(trial, wanted, link)), 'times.free lists a held time');
      const theirs = { ...wanted, patient: trial.theirs.id };
      await problemOf(holdTime(trial, theirs, 'hold-2', other), 'booking.hold', 'conflict');
      await problemOf(bookingOf(other).book(theirs, 'key-1', trial.call), 'booking.book', 'conflict');
      hold((await bookedAt(trial, wanted)).length === 0, 'the practice finds the held time booked');
      hold((await trial.observe()).holds.length === 1, 'the practice does not find the hold');
    },
  }),
  law({
    id: 'holds.returned',
    level: 2,
    facet: 'booking',
    says: 'What is given back returns, and giving it back again is no error',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const given = await held(trial, wanted);
      const other = await trial.another();
      await release(trial, given, other);
      hold(await isFree(trial, wanted, other), 'times.free lacks a time that was given back');
      hold((await trial.observe()).holds.length === 0, 'the practice finds the hold still');
      for (const link of [trial, other]) await release(trial, given, link);
    },
  }),
  law({
    id: 'holds.booked',
    level: 2,
    facet: 'booking',
    says: 'What is held is booked by its hold, for its patient; a hold that was used frees nothing',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const given = await held(trial, wanted);
      const other = await trial.another();
      const theirs = { ...wanted, patient: trial.theirs.id, hold: given };
      await problemOf(
        bookingOf(other).book(theirs, 'key-1', trial.call),
        'booking.book',
        'conflict',
        'refused',
        'gone',
      );
      await book(trial, { ...wanted, hold: given }, 'key-2', other);
      await release(trial, given);
      hold(!(await isFree(trial, wanted)), 'a used hold that is given back frees a booked time');
      hold((await bookedAt(trial, wanted)).length === 1, 'the practice does not find the visit');
    },
  }),
  law({
    id: 'holds.end',
    level: 2,
    facet: 'booking',
    says: 'A hold whose time is over holds nothing; given back late, it frees no hold of another',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const over = await held(trial, wanted);
      trial.clock.pass(tenMinutes + 1_000);
      hold(await isFree(trial, wanted), 'times.free lacks a time whose hold is over');
      await held(trial, { ...(await wantedVisit(trial)), patient: trial.theirs.id }, 'hold-2');
      await release(trial, over);
      hold(!(await isFree(trial, wanted)), 'a hold that was over frees the hold of another');
    },
  }),
];
