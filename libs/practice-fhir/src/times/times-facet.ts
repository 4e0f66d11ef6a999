import type { Answer, Call, Days, FreeTime, Offer, Offered, Place, Times, VisitType } from '@portico/practice-spi';
import { gone, ok } from '../client/build-results.ts';
import { codesIn, offeredBy, readCatalog, type BookableCalendar } from '../directory/bookable-catalog.ts';
import { first, type JsonObject } from '../json/index.ts';
import { dayAfter, instant, startOfDay } from '../parse-moments.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { booksByOperation } from '../scheduling-operations.ts';
import { isTarget, referenceTo, targetOf } from '../resource-references.ts';
import { codesOf } from '../values/index.ts';
import { videoCodes } from '../visits/visit-from-appointment.ts';
import { isFree, timeOf } from './claim-on-slot.ts';
import { findTimes } from './find-times.ts';

/** What can be booked, from Schedules, and when: from `$find` where the server has it, or else from their Slots. */
export const timesFacet = (server: PracticeServer, capabilities: Capabilities): Times => ({
  offered: async (call) => {
    const catalog = await catalogOf(server, call);
    return catalog.ok ? ok(offeredIn(catalog.value)) : catalog;
  },
  free: (offer, days, call) =>
    freeTimes(server, booksByOperation(capabilities) ? findTimes : freeSlots, { offer, days }, call),
});

export const catalogOf = (
  { directory, host, settings }: PracticeServer,
  call: Call,
): Answer<readonly BookableCalendar[]> =>
  readCatalog(directory, settings.visitMinutes, call, (count) => host.log('fhir-schedules-left-out', { count }));

const byId = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((each) => [each.id, each])).values(),
];

const offeredIn = (calendars: readonly BookableCalendar[]): Offered => ({
  calendars: calendars.map(({ id, provider }) => ({ id, provider })),
  types: byId(calendars.flatMap(({ types }) => types)).map(({ id, name, minutes, concepts }): VisitType => ({
    id,
    name,
    minutes,
    ...(concepts.some((concept) => codesOf(concept).some((code) => videoCodes.includes(code))) && { video: true }),
  })),
  places: byId<Place>(calendars.flatMap(({ places }) => places)),
  offers: calendars.flatMap(({ id, types, places }) =>
    types.flatMap((type) => places.map((place): Offer => ({ calendar: id, type: type.id, place: place.id }))),
  ),
});

/** Free times as they are found: of the offer, and to be looked at again for their days. */
export type FindFree = (server: PracticeServer, wanted: WantedTimes, call: Call) => Answer<readonly FreeTime[]>;

export interface WantedTimes {
  readonly offer: Offer;
  readonly offered: NonNullable<ReturnType<typeof offeredBy>>;
  readonly from: number;
  readonly before: number;
}

const freeTimes = async (
  server: PracticeServer,
  find: FindFree,
  { offer, days }: { readonly offer: Offer; readonly days: Days },
  call: Call,
): Answer<readonly FreeTime[]> => {
  const catalog = await catalogOf(server, call);
  if (!catalog.ok) return catalog;
  const offered = offeredBy(catalog.value, offer);
  if (offered === undefined) return gone;
  const timeZone = offered.place.timeZone ?? server.host.timeZone;
  const from = Date.parse(startOfDay(days.first, timeZone));
  const before = Date.parse(startOfDay(dayAfter(days.last), timeZone));
  const found = await find(server, { offer, offered, from, before }, call);
  if (!found.ok) return found;
  const earliest = Math.max(from, server.host.now());
  const inDays = found.value.filter(({ start }) => Date.parse(start) >= earliest && Date.parse(start) < before);
  return ok(inDays.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)));
};

/** Whether what a time is for, by its codes, is of the kind that is wanted; without codes it is for all. */
export const isForType = (json: JsonObject, { codes: wanted }: WantedTimes['offered']['type']): boolean => {
  const codes = codesIn(json, 'serviceType');
  return codes.length === 0 || wanted.length === 0 || codes.some((code) => wanted.includes(code));
};

const freeSlots: FindFree = async (server, { offer, offered, from, before }, call) => {
  const found = await server.client.searchAll(
    'Slot',
    {
      schedule: referenceTo({ type: 'Schedule', id: offer.calendar }),
      // A hold whose time is over is still written as tentative.
      status: 'free,busy-tentative',
      start: [`ge${instant(from)}`, `lt${instant(before)}`],
    },
    call,
    { partial: true },
  );
  if (!found.ok) return found;
  const now = server.host.now();
  const unreadable = found.value.matches.filter((slot) => timeOf(slot) === undefined).length;
  if (unreadable > 0) server.host.log('fhir-rows-left-out', { what: 'Slot.start', count: unreadable });
  const times = found.value.matches.flatMap((slot): readonly FreeTime[] => {
    const time = timeOf(slot);
    if (time === undefined || !isFree(slot, now)) return [];
    const isOfCalendar = isTarget(targetOf(first(slot.json, 'schedule')), 'Schedule', offer.calendar);
    if (!isForType(slot.json, offered.type) || !isOfCalendar) return [];
    server.slots.keep(slot);
    return [time];
  });
  return ok(times);
};
