import type { BookableCalendar } from '@portico/application/fhir';
import type { Instant, TimeZone } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import type { JsonObject } from '@portico/practice-fhir/json';
import { Temporal } from 'temporal-polyfill';
import { coded, referenceTo, said, terminology, words, type Face, type Resource } from './shared-elements.ts';
import { entryFhirId, entryOf, fhirId } from './fhir-ids.ts';

const partsOf = ({ offer }: BookableCalendar): readonly [string, string, string] => [
  offer.resource,
  offer.visitReason,
  offer.location,
];

export const scheduleId = (calendar: BookableCalendar): string => entryFhirId(...partsOf(calendar));

/** The schedule and the start, in milliseconds, that the id of a slot was made of. */
export const slotPartsOf = (id: string): { readonly schedule: string; readonly start: number } | undefined => {
  const { patient: provider = '', parts = [] } = entryOf(id) ?? {};
  const [visitReason, office, start] = parts;
  if (visitReason === undefined || office === undefined || parts.length !== 3) return undefined;
  if (start === undefined || !/^\d{1,15}$/.test(start)) return undefined;
  return { schedule: entryFhirId(provider, visitReason, office), start: Number(start) };
};

/** The practice's own id of a kind of visit is a code of its own system, as systems that book tell kinds apart by codes. */
const kindOf = ({ base }: Face, { visitReason }: BookableCalendar): JsonObject => ({
  serviceCategory: visitReason.video ? [coded(terminology('v3-ActCode'), 'VR', 'virtual')] : undefined,
  serviceType: [
    {
      ...coded(`${base}/visit-type`, fhirId(visitReason.id), said(visitReason.visitType)),
      ...words(visitReason.visitType),
    },
  ],
});

/** One kind of visit with one provider at one office, and the days of which its free times are told. */
export const schedule = (face: Face, calendar: BookableCalendar): Resource => ({
  resourceType: 'Schedule',
  id: scheduleId(calendar),
  active: true,
  ...kindOf(face, calendar),
  actor: [
    referenceTo('Practitioner', fhirId(calendar.provider.id), calendar.provider.name),
    referenceTo('Location', fhirId(calendar.location.id), calendar.location.office),
  ],
  planningHorizon: { ...calendar.days },
});

/** A moment to the second, in the time of an office. */
const localTime = (at: Instant, zone: TimeZone): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });

/** A time that can be booked. */
export const slot = (face: Face, calendar: BookableCalendar, { start, end }: Slot): Resource => ({
  resourceType: 'Slot',
  id: entryFhirId(...partsOf(calendar), start),
  ...kindOf(face, calendar),
  schedule: referenceTo('Schedule', scheduleId(calendar)),
  status: 'free',
  start: localTime(start, calendar.location.timeZone),
  end: localTime(end, calendar.location.timeZone),
});
