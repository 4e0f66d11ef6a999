import {
  addDays,
  atWallClock,
  inLanguageOf,
  isoOf,
  languageOr,
  type Cents,
  type LocalDate,
  type Localized,
  type TimeZone,
} from '@portico/domain/kernel';
import { freeWithin, openings, type OpeningHours, type Slot } from '@portico/domain/scheduling';
import type { Calendar, Days, FreeTime, Id, Offer, Place, Span, Times, VisitType } from '@portico/practice-spi';
import { answered, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';
import { at } from './clinic-visits.ts';

export interface ClinicVisitType extends Omit<VisitType, 'name'> {
  readonly names: Localized;
  readonly prepayment?: Cents;
}

/** What a clinic lets be booked, and its hours. A provider's calendar has the provider's id. */
export interface ClinicHours {
  readonly calendars: readonly Calendar[];
  readonly types: readonly ClinicVisitType[];
  readonly places: readonly Place[];
  readonly offers: readonly Offer[];
  readonly hours: readonly { readonly calendar: Id; readonly place: Id; readonly hours: readonly OpeningHours[] }[];
  readonly closed: readonly { readonly place: Id; readonly days: readonly LocalDate[] }[];
}

const spanOf = ({ start, end }: Slot): Span => ({ start: isoOf(start), end: isoOf(end) });

export const clinicTimes = (clinic: ClinicHours, books: ClinicBooks, network: ClinicNetwork): Times => {
  const opened = (offer: Offer, { first, last }: Days): readonly Slot[] => {
    const zone = clinic.places.find(({ id }) => id === offer.place)?.timeZone as TimeZone | undefined;
    const hours = clinic.hours.filter(({ calendar, place }) => calendar === offer.calendar && place === offer.place);
    const closed = clinic.closed.filter(({ place }) => place === offer.place).flatMap(({ days }) => days);
    if (zone === undefined) return [];
    const days = { start: first as LocalDate, end: last as LocalDate };
    return openings({ zone, hours: hours.flatMap((each) => each.hours), closed }, days);
  };
  const busy = (offer: Offer, { first, last }: Days): readonly Slot[] => {
    const utc = 'UTC' as TimeZone;
    const [from, to] = [
      atWallClock(utc, addDays(first as LocalDate, -1), '00:00'),
      atWallClock(utc, addDays(last as LocalDate, 2), '00:00'),
    ];
    return takenOn(books, offer.calendar).filter(({ start, end }) => start < to && end > from);
  };
  const free = (offer: Offer, days: Days): readonly FreeTime[] =>
    freeWithin(opened(offer, days), busy(offer, days), {
      minutes: clinic.types.find(({ id }) => id === offer.type)?.minutes ?? 0,
      from: books.now(),
    }).map((slot) => ({ ...spanOf(slot), id: `time-${slot.start}` }));
  return {
    offered: (call) =>
      network.read('times.offered', call, () =>
        answered({
          ...clinic,
          types: clinic.types.map(({ names, ...type }) => ({
            ...type,
            name: inLanguageOf(names, languageOr(call.language)),
          })),
        }),
      ),
    ...(books.profile.times === 'free'
      ? { free: (offer, days, call) => network.read('times.free', call, () => answered(free(offer, days))) }
      : {
          hours: (offer, days, call) =>
            network.read('times.hours', call, () => answered(opened(offer, days).map(spanOf))),
          busy: (offer, days, call) => network.read('times.busy', call, () => answered(busy(offer, days).map(spanOf))),
        }),
  };
};

/** What takes a calendar's time: visits that take place, and what is held. */
const takenOn = (books: ClinicBooks, calendar: Id): readonly Slot[] => [
  ...[...books.visits.values()]
    .filter(({ provider, state }) => provider?.id === calendar && (state === 'booked' || state === 'arrived'))
    .map(({ start, end }) => ({ start: at(start), end: at(end) })),
  ...[...books.holds.values()]
    .filter((hold) => hold.calendar === calendar && at(hold.until) > books.now())
    .map(({ time }) => ({ start: at(time.start), end: at(time.end) })),
];
