import type { Answer, Hold, WantedVisit } from '@portico/practice-spi';
import { bookedAt, isFree, wantedVisit, type Link, type Fixture } from '../fixture/law-fixture.ts';
import { declared, ensure, observed, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { book, bookingOf } from './booking-laws.ts';
import { law, type Law } from './law.ts';

export const tenMinutes = 10 * 60_000;

export const holdTime = (fixture: Fixture, wanted: WantedVisit, key: string, link: Link = fixture): Answer<Hold> => {
  const booking = bookingOf(link);
  const until = new Date(fixture.clock.now() + tenMinutes).toISOString();
  return declared(booking.hold, 'booking.hold').call(booking, wanted, until, key, fixture.call);
};

const held = (fixture: Fixture, wanted: WantedVisit, key = 'hold-1'): Promise<Hold> =>
  valueOf(holdTime(fixture, wanted, key), 'booking.hold');

const release = (fixture: Fixture, given: Hold, link: Link = fixture): Promise<void> => {
  const booking = bookingOf(link);
  return valueOf(declared(booking.release, 'booking.release').call(booking, given, fixture.call), 'booking.release');
};

export const holdLaws: readonly Law[] = [
  law({
    id: 'holds.kept',
    level: 2,
    facet: 'booking',
    says: 'A time that is held is offered to nobody else, whatever connection asks, after a restart too',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      await held(fixture, wanted);
      const other = await fixture.another();
      for (const link of [fixture, other])
        ensure(!(await isFree(fixture, wanted, link)), 'times.free lists a held time');
      const theirs = { ...wanted, patient: fixture.theirs.id };
      await problemOf(holdTime(fixture, theirs, 'hold-2', other), 'booking.hold', 'conflict');
      await problemOf(bookingOf(other).book(theirs, 'key-1', fixture.call), 'booking.book', 'conflict');
      ensure((await bookedAt(fixture, wanted)).length === 0, 'the practice finds the held time booked');
      const holds = observed((await fixture.observe()).holds, 'holds');
      ensure(holds.length === 1, 'the practice does not find the hold');
    },
  }),
  law({
    id: 'holds.returned',
    level: 2,
    facet: 'booking',
    says: 'What is given back returns, and giving it back again is no error',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const given = await held(fixture, wanted);
      const other = await fixture.another();
      await release(fixture, given, other);
      ensure(await isFree(fixture, wanted, other), 'times.free lacks a time that was given back');
      for (const link of [fixture, other]) await release(fixture, given, link);
      const holds = observed((await fixture.observe()).holds, 'holds');
      ensure(holds.length === 0, 'the practice finds the hold still');
    },
  }),
  law({
    id: 'holds.booked',
    level: 2,
    facet: 'booking',
    says: 'What is held is booked by its hold, for its patient; a hold that was used frees nothing',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const given = await held(fixture, wanted);
      const other = await fixture.another();
      const theirs = { ...wanted, patient: fixture.theirs.id, hold: given };
      await problemOf(
        bookingOf(other).book(theirs, 'key-1', fixture.call),
        'booking.book',
        'conflict',
        'refused',
        'gone',
      );
      await book(fixture, { ...wanted, hold: given }, 'key-2', other);
      await release(fixture, given);
      ensure(!(await isFree(fixture, wanted)), 'a used hold that is given back frees a booked time');
      ensure((await bookedAt(fixture, wanted)).length === 1, 'the practice does not find the visit');
    },
  }),
  law({
    id: 'holds.end',
    level: 2,
    facet: 'booking',
    says: 'A hold whose time is over holds nothing; given back late, it frees no hold of another',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const over = await held(fixture, wanted);
      fixture.clock.pass(tenMinutes + 1_000);
      ensure(await isFree(fixture, wanted), 'times.free lacks a time whose hold is over');
      await held(fixture, { ...(await wantedVisit(fixture)), patient: fixture.theirs.id }, 'hold-2');
      await release(fixture, over);
      ensure(!(await isFree(fixture, wanted)), 'a hold that was over frees the hold of another');
    },
  }),
];
