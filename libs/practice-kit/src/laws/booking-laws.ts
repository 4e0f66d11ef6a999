import type { Booking, Visit, WantedVisit } from '@portico/practice-spi';
import { bookedAt, freeTimes, isFree, wantedVisit, type Link, type Trial } from '../trial/trial.ts';
import { facetOf, hold, problemOf, valueOf } from '../trial/verdicts.ts';
import { law, type Law } from './law.ts';

export const bookingOf = ({ connection }: Link): Booking => facetOf(connection, 'booking');

export const book = (trial: Trial, wanted: WantedVisit, key: string, link: Link = trial): Promise<Visit> =>
  valueOf(bookingOf(link).book(wanted, key, trial.call), 'booking.book');

const byPatient = { kind: 'patient' } as const;

const cancel = ({ connection, call }: Trial, { patient, id, version }: Visit): Promise<Visit> =>
  valueOf(facetOf(connection, 'booking').cancel(patient, id, byPatient, version, call), 'booking.cancel');

export const bookingLaws: readonly Law[] = [
  law({
    id: 'booking.offered-is-kept',
    level: 2,
    facet: 'booking',
    says: 'What is offered can be booked, and stands in the practice’s books as it was wanted',
    check: async (trial) => {
      const wanted = await wantedVisit(trial, 1);
      const visit = await book(trial, wanted, 'key-1');
      const isAsWanted = Date.parse(visit.start) === Date.parse(wanted.time.start) && visit.patient === wanted.patient;
      hold(isAsWanted && visit.state === 'booked', 'booking.book answers another visit than was wanted');
      const found = await bookedAt(trial, wanted);
      hold(found.length === 1, `the practice finds ${found.length} visits at the time`);
      hold(found[0]?.id === visit.id && found[0].patient === wanted.patient, 'the practice finds another visit');
    },
  }),
  law({
    id: 'booking.kept-is-not-offered',
    level: 2,
    facet: 'booking',
    says: 'What is booked is offered to nobody else, and refused as a conflict',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      await freeTimes(trial);
      await book(trial, wanted, 'key-1');
      const other = await trial.another();
      for (const link of [trial, other]) hold(!(await isFree(trial, wanted, link)), 'times.free lists a booked time');
      const theirs = { ...wanted, patient: trial.theirs.id };
      await problemOf(bookingOf(other).book(theirs, 'key-2', trial.call), 'booking.book', 'conflict');
      hold((await bookedAt(trial, wanted)).length === 1, 'the practice finds the time booked twice');
    },
  }),
  law({
    id: 'booking.same-key',
    level: 2,
    facet: 'booking',
    says: 'The same key books once, from another connection too',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const first = await book(trial, wanted, 'key-1');
      const links = [trial, await trial.another()];
      for (const link of links) hold((await book(trial, wanted, 'key-1', link)).id === first.id, 'a second visit');
      hold((await bookedAt(trial, wanted)).length === 1, 'the practice finds the visit twice');
    },
  }),
  law({
    id: 'booking.by-key',
    level: 2,
    facet: 'booking',
    says: 'A key finds what was booked under it, for that patient only, after a restart too',
    check: async (trial) => {
      const visit = await book(trial, await wantedVisit(trial), 'key-1');
      const later = bookingOf(await trial.another());
      const found = await valueOf(later.byKey(trial.mine.id, 'key-1', trial.call), 'booking.byKey');
      hold(found.id === visit.id, 'booking.byKey finds another visit');
      for (const booking of [later, bookingOf(trial)]) {
        await problemOf(booking.byKey(trial.theirs.id, 'key-1', trial.call), 'booking.byKey', 'gone');
      }
    },
  }),
  law({
    id: 'booking.cancel-frees',
    level: 2,
    facet: 'booking',
    says: 'Canceling frees the time, in the practice’s books too; canceled again it is answered as it is',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const visit = await book(trial, wanted, 'key-1');
      hold((await cancel(trial, visit)).state === 'canceled', 'booking.cancel answers a visit that is not canceled');
      hold((await bookedAt(trial, wanted)).length === 0, 'the practice finds the visit booked still');
      hold(await isFree(trial, wanted, await trial.another()), 'times.free lacks the time that was given back');
      const { version: _, ...anyVersion } = visit;
      hold((await cancel(trial, anyVersion)).state === 'canceled', 'a second cancellation changes the visit');
      const [again] = (await freeTimes(trial)).filter(({ start }) => start === wanted.time.start);
      await book(trial, { ...wanted, time: again ?? wanted.time, patient: trial.theirs.id }, 'key-2');
    },
  }),
  law({
    id: 'booking.cancel-others',
    level: 2,
    facet: 'booking',
    says: 'Nobody cancels the visit of another patient',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const visit = await book(trial, wanted, 'key-1');
      const stranger = bookingOf(trial).cancel(trial.theirs.id, visit.id, byPatient, undefined, trial.call);
      await problemOf(stranger, 'booking.cancel', 'gone');
      hold((await bookedAt(trial, wanted)).length === 1, 'the practice finds the visit canceled');
    },
  }),
  law({
    id: 'booking.versions',
    level: 2,
    facet: 'booking',
    says: 'A change by a version that is no longer the stored one is a conflict',
    check: async (trial) => {
      const wanted = await wantedVisit(trial);
      const visit = await book(trial, wanted, 'key-1');
      const stale = visit.version === undefined ? undefined : `${visit.version}-stale`;
      if (stale === undefined) return;
      const canceled = bookingOf(trial).cancel(trial.mine.id, visit.id, byPatient, stale, trial.call);
      await problemOf(canceled, 'booking.cancel', 'conflict', 'refused');
      hold((await bookedAt(trial, wanted)).length === 1, 'the practice finds the visit canceled');
    },
  }),
  law({
    id: 'booking.moves',
    level: 2,
    facet: 'booking',
    says: 'A visit that replaces another one ends it, and frees its time',
    check: async (trial) => {
      const [before, after] = [await wantedVisit(trial, 0), await wantedVisit(trial, 1)];
      const visit = await book(trial, before, 'key-1');
      await book(trial, { ...after, moves: visit.id }, 'key-2');
      hold((await bookedAt(trial, before)).length === 0, 'the practice finds the replaced visit booked still');
      hold((await bookedAt(trial, after)).length === 1, 'the practice lacks the visit that replaces it');
      hold(await isFree(trial, before), 'times.free lacks the time of the replaced visit');
    },
  }),
];
