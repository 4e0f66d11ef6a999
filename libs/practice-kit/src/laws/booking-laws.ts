import type { Booking, Visit, WantedVisit } from '@portico/practice-spi';
import { bookedAt, freeTimes, isFree, wantedVisit, type Link, type Fixture } from '../fixture/law-fixture.ts';
import { facetOf, ensure, notDeclared, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

export const bookingOf = ({ connection }: Link): Booking => facetOf(connection, 'booking');

export const book = (fixture: Fixture, wanted: WantedVisit, key: string, link: Link = fixture): Promise<Visit> =>
  valueOf(bookingOf(link).book(wanted, key, fixture.call), 'booking.book');

const byPatient = { kind: 'patient' } as const;

const cancel = ({ connection, call }: Fixture, { patient, id, version }: Visit): Promise<Visit> =>
  valueOf(facetOf(connection, 'booking').cancel(patient, id, byPatient, version, call), 'booking.cancel');

export const bookingLaws: readonly Law[] = [
  law({
    id: 'booking.offered-is-kept',
    level: 2,
    facet: 'booking',
    says: 'What is offered can be booked, and stands in the practice’s books as it was wanted',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture, 1);
      const visit = await book(fixture, wanted, 'key-1');
      const isAsWanted = Date.parse(visit.start) === Date.parse(wanted.time.start) && visit.patient === wanted.patient;
      ensure(isAsWanted && visit.state === 'booked', 'booking.book answers another visit than was wanted');
      const found = await bookedAt(fixture, wanted);
      ensure(found.length === 1, `the practice finds ${found.length} visits at the time`);
      ensure(found[0]?.id === visit.id && found[0].patient === wanted.patient, 'the practice finds another visit');
    },
  }),
  law({
    id: 'booking.kept-is-not-offered',
    level: 2,
    facet: 'booking',
    says: 'What is booked is offered to nobody else, and refused as a conflict',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      await freeTimes(fixture);
      await book(fixture, wanted, 'key-1');
      const other = await fixture.another();
      for (const link of [fixture, other])
        ensure(!(await isFree(fixture, wanted, link)), 'times.free lists a booked time');
      const theirs = { ...wanted, patient: fixture.theirs.id };
      await problemOf(bookingOf(other).book(theirs, 'key-2', fixture.call), 'booking.book', 'conflict');
      ensure((await bookedAt(fixture, wanted)).length === 1, 'the practice finds the time booked twice');
    },
  }),
  law({
    id: 'booking.same-key',
    level: 2,
    facet: 'booking',
    says: 'The same key books once, from another connection too',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const first = await book(fixture, wanted, 'key-1');
      const links = [fixture, await fixture.another()];
      for (const link of links) ensure((await book(fixture, wanted, 'key-1', link)).id === first.id, 'a second visit');
      ensure((await bookedAt(fixture, wanted)).length === 1, 'the practice finds the visit twice');
    },
  }),
  law({
    id: 'booking.by-key',
    level: 2,
    facet: 'booking',
    says: 'A key finds what was booked under it, for that patient only, after a restart too',
    check: async (fixture) => {
      const visit = await book(fixture, await wantedVisit(fixture), 'key-1');
      const later = bookingOf(await fixture.another());
      const found = await valueOf(later.byKey(fixture.mine.id, 'key-1', fixture.call), 'booking.byKey');
      ensure(found.id === visit.id, 'booking.byKey finds another visit');
      for (const booking of [later, bookingOf(fixture)]) {
        await problemOf(booking.byKey(fixture.theirs.id, 'key-1', fixture.call), 'booking.byKey', 'gone');
      }
    },
  }),
  law({
    id: 'booking.cancel-frees',
    level: 2,
    facet: 'booking',
    says: 'Canceling frees the time, in the practice’s books too; canceled again it is answered as it is',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const visit = await book(fixture, wanted, 'key-1');
      ensure(
        (await cancel(fixture, visit)).state === 'canceled',
        'booking.cancel answers a visit that is not canceled',
      );
      ensure((await bookedAt(fixture, wanted)).length === 0, 'the practice finds the visit booked still');
      ensure(await isFree(fixture, wanted, await fixture.another()), 'times.free lacks the time that was given back');
      const { version: _, ...anyVersion } = visit;
      ensure((await cancel(fixture, anyVersion)).state === 'canceled', 'a second cancellation changes the visit');
      const [again] = (await freeTimes(fixture)).filter(({ start }) => start === wanted.time.start);
      await book(fixture, { ...wanted, time: again ?? wanted.time, patient: fixture.theirs.id }, 'key-2');
    },
  }),
  law({
    id: 'booking.cancel-others',
    level: 2,
    facet: 'booking',
    says: 'Nobody cancels the visit of another patient',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const visit = await book(fixture, wanted, 'key-1');
      const stranger = bookingOf(fixture).cancel(fixture.theirs.id, visit.id, byPatient, undefined, fixture.call);
      await problemOf(stranger, 'booking.cancel', 'gone');
      ensure((await bookedAt(fixture, wanted)).length === 1, 'the practice finds the visit canceled');
    },
  }),
  law({
    id: 'booking.versions',
    level: 2,
    facet: 'booking',
    says: 'A change by a version that is no longer the stored one is a conflict',
    check: async (fixture) => {
      const wanted = await wantedVisit(fixture);
      const visit = await book(fixture, wanted, 'key-1');
      const version = visit.version ?? notDeclared('no versions');
      const stale = `${version}-stale`;
      const canceled = bookingOf(fixture).cancel(fixture.mine.id, visit.id, byPatient, stale, fixture.call);
      await problemOf(canceled, 'booking.cancel', 'conflict', 'refused');
      ensure((await bookedAt(fixture, wanted)).length === 1, 'the practice finds the visit canceled');
    },
  }),
  law({
    id: 'booking.moves',
    level: 2,
    facet: 'booking',
    says: 'A visit that replaces another one ends it, and frees its time',
    check: async (fixture) => {
      const [before, after] = [await wantedVisit(fixture, 0), await wantedVisit(fixture, 1)];
      const visit = await book(fixture, before, 'key-1');
      await book(fixture, { ...after, moves: visit.id }, 'key-2');
      ensure((await bookedAt(fixture, before)).length === 0, 'the practice finds the replaced visit booked still');
      ensure((await bookedAt(fixture, after)).length === 1, 'the practice lacks the visit that replaces it');
      ensure(await isFree(fixture, before), 'times.free lacks the time of the replaced visit');
    },
  }),
];
