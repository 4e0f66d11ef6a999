import {
  inLanguageOf,
  languageOr,
  startOfDay,
  addDays,
  isoOf,
  type LocalDate,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Booking, Id, Offer, Result, Span, Visit, VisitRequest, WantedVisit } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';
import type { ClinicHours } from './clinic-times.ts';
import { at } from './clinic-visits.ts';

const meet = (a: Span, b: Span): boolean => at(a.start) < at(b.end) && at(b.start) < at(a.end);

export const clinicBooking = (clinic: ClinicHours, books: ClinicBooks, network: ClinicNetwork): Booking => {
  const keyed = (patient: Id, key: string): Visit | undefined =>
    [...books.visits.values()].find((visit) => visit.patient === patient && visit.key === key);
  return {
    book: (wanted, key, call) =>
      network.write('booking.book', call, () => {
        const known = keyed(wanted.patient, key);
        if (known !== undefined) return answered(known);
        if (isTaken(books, wanted)) return problem('conflict');
        if (wanted.hold !== undefined) books.holds.delete(wanted.hold.id);
        if (wanted.moves !== undefined && books.profile.leavesMoved !== true) {
          books.change(wanted.patient, wanted.moves, undefined, { state: 'canceled' });
        }
        return enter(clinic, books, call.language, {
          ...wanted,
          ...wanted.time,
          key,
          state: 'booked',
        });
      }),
    byKey: (patient, key, call) =>
      network.read('booking.byKey', call, () => {
        const known = keyed(patient, key);
        return known === undefined ? problem('gone') : answered(known);
      }),
    cancel: (patient, id, _, version, call) =>
      network.write('booking.cancel', call, () => {
        const visit = books.visitOf(patient, id);
        if (visit?.state === 'canceled') return answered(visit);
        return books.change(patient, id, version, { state: 'canceled' });
      }),
    request: (request, key, call) =>
      network.write('booking.request', call, () => {
        const known = keyed(request.patient, key);
        return known === undefined
          ? enter(clinic, books, call.language, { ...request, ...askedSpan(clinic, request), key, state: 'requested' })
          : answered(known);
      }),
    ...(books.profile.holds && holding(books, network)),
  };
};

const holding = (books: ClinicBooks, network: ClinicNetwork): Pick<Booking, 'hold' | 'release'> => ({
  hold: (wanted, until, key, call) =>
    network.write('booking.hold', call, () => {
      const known = [...books.holds.values()].find((hold) => hold.key === key);
      if (known !== undefined) return answered(known);
      if (isTaken(books, wanted)) return problem('conflict');
      const { patient, time, offer } = wanted;
      const hold = { id: books.nextId(), patient, time, until, calendar: offer.calendar, key, ...books.nextVersion() };
      books.holds.set(hold.id, hold);
      return answered(hold);
    }),
  release: ({ id }, call) =>
    network.write('booking.release', call, () => {
      books.holds.delete(id);
      return answered(undefined);
    }),
});

const isTaken = (books: ClinicBooks, { patient, offer, time, hold, moves }: WantedVisit): boolean => {
  const moved = moves === undefined ? undefined : books.visitOf(patient, moves);
  if (moves !== undefined && moved?.state !== 'booked' && moved?.state !== 'requested' && moved?.state !== 'arrived') {
    return true;
  }
  const visits = [...books.visits.values()].some(
    (visit) =>
      (visit.state === 'booked' || visit.state === 'arrived') &&
      visit.provider?.id === offer.calendar &&
      visit.id !== moves &&
      meet(visit, time),
  );
  const holds = [...books.holds.values()].some(
    (each) =>
      each.calendar === offer.calendar && at(each.until) > books.now() && each.id !== hold?.id && meet(each.time, time),
  );
  return visits || holds;
};

const askedSpan = (clinic: ClinicHours, { when, offer }: VisitRequest): Span & Pick<Visit, 'timeOpen'> => {
  if ('start' in when) return { start: when.start, end: when.end };
  const zone = (clinic.places.find(({ id }) => id === offer?.place)?.timeZone ?? 'UTC') as TimeZone;
  return {
    start: isoOf(startOfDay(zone, when.days.first as LocalDate)),
    end: isoOf(startOfDay(zone, addDays(when.days.last as LocalDate, 1))),
    timeOpen: true,
  };
};

const enter = (
  clinic: ClinicHours,
  books: ClinicBooks,
  language: string,
  {
    patient,
    offer,
    start,
    end,
    state,
    key,
    timeOpen,
    reason,
  }: Span &
    Pick<Visit, 'patient' | 'state' | 'timeOpen' | 'reason'> & {
      readonly offer?: Partial<Offer>;
      readonly key: string;
    },
): Result<Visit> => {
  if (!books.people.has(patient)) return problem('gone');
  const calendar = clinic.calendars.find(({ id }) => id === offer?.calendar);
  const type = clinic.types.find(({ id }) => id === offer?.type);
  const place = clinic.places.find(({ id }) => id === offer?.place);
  const visit: Visit = {
    id: books.nextId(),
    patient,
    state,
    start,
    end,
    key,
    ...(timeOpen === undefined ? {} : { timeOpen }),
    ...(reason === undefined ? {} : { reason }),
    ...(type === undefined ? {} : { type: inLanguageOf(type.names, languageOr(language)) }),
    ...(type?.video === true ? { video: true } : {}),
    ...(calendar === undefined ? {} : { provider: calendar.provider }),
    ...(place === undefined ? {} : { place }),
    ...(calendar === undefined || type === undefined || place === undefined
      ? {}
      : { offer: { calendar: calendar.id, type: type.id, place: place.id } }),
    ...books.nextVersion(),
  };
  books.visits.set(visit.id, visit);
  return answered(visit);
};
