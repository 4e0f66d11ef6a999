import type { Answer, Calendar, Call, Offer, Place, VisitType } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, type Json, type JsonObject } from '../json/index.ts';
import { referenceTo, targetOf, targetsAt, type Target } from '../resource-references.ts';
import { conceptText } from '../values/index.ts';
import type { Directory } from './practice-directory.ts';
import { placeOf, providerOf } from './providers-and-places.ts';

/** One kind of visit on a calendar, as FHIR says it. */
export interface BookableType extends VisitType {
  /** `system|code` of its serviceType; a slot of other codes only is not for this kind. */
  readonly codes: readonly string[];
  readonly concepts: readonly Json[];
  /** The HealthcareService, where the kind is one. */
  readonly service?: Target;
}

/** One Schedule with all that can be booked on it. */
export interface BookableCalendar extends Calendar {
  /** Who takes part in a visit beside the patient and the place. */
  readonly actors: readonly Json[];
  readonly types: readonly BookableType[];
  readonly places: readonly Place[];
}

export type VisitMinutes = Readonly<Record<string, number>>;

/** The directory as it can be booked; a Schedule without a provider, a kind of visit or a place is left out and counted. */
export const readCatalog = async (
  directory: Directory,
  minutes: VisitMinutes,
  call: Call,
  leftOut: (count: number) => void,
): Answer<readonly BookableCalendar[]> => {
  const schedules = await directory.schedules(call);
  if (!schedules.ok) return schedules;
  let wanted: readonly Target[] = schedules.value.flatMap(({ json }) => targetsAt(json, 'actor'));
  // Schedules lead to roles, roles to services, and services to places.
  for (const path of [['practitioner', 'location', 'healthcareService'], ['location']]) {
    const loaded = await directory.load(wanted, call);
    if (!loaded.ok) return loaded;
    const found = wanted.flatMap((target) => directory.get(target) ?? []);
    wanted = [...wanted, ...found.flatMap(({ json }) => path.flatMap((name) => targetsAt(json, name)))];
  }
  const loaded = await directory.load(wanted, call);
  if (!loaded.ok) return loaded;
  const calendars = schedules.value.flatMap((schedule) => calendarOf(schedule, directory, minutes) ?? []);
  if (calendars.length < schedules.value.length) leftOut(schedules.value.length - calendars.length);
  return ok(calendars);
};

const calendarOf = (schedule: Stored, directory: Directory, minutes: VisitMinutes): BookableCalendar | undefined => {
  const known = (target: Target) => directory.get(target);
  const actors = all(schedule.json, 'actor');
  const roles = actors.flatMap((actor) => {
    const target = targetOf(actor);
    return target?.type === 'PractitionerRole' ? (known(target)?.json ?? []) : [];
  });
  const references = (type: string, path: string): readonly Json[] => {
    const direct = actors.filter((actor) => targetOf(actor)?.type === type);
    return direct.length > 0 ? direct : roles.flatMap((role) => all(role, path));
  };
  const provider = actors.map((actor) => providerOf(actor, known)).find((each) => each !== undefined);
  const services = references('HealthcareService', 'healthcareService').flatMap((reference) => {
    const target = targetOf(reference);
    return (target && known(target)) ?? [];
  });
  const types = typesOf(schedule, services, minutes);
  const direct = references('Location', 'location');
  const placeReferences = direct.length > 0 ? direct : services.flatMap(({ json }) => all(json, 'location'));
  const places = placeReferences.flatMap((reference) => placeOf(reference, known) ?? []);
  if (provider === undefined || types.length === 0 || places.length === 0) return undefined;
  const others = actors.filter((actor) => ['Practitioner', 'PractitionerRole'].includes(targetOf(actor)?.type ?? ''));
  return { id: schedule.id, provider, actors: others, types, places };
};

const typesOf = (schedule: Stored, services: readonly Stored[], minutes: VisitMinutes): readonly BookableType[] => {
  const length = (id: string): number => minutes[id] ?? minutes['default'] ?? 30;
  if (services.length > 0) {
    return services.map(({ type, id, json }) => ({
      id,
      name: text(json, 'name') ?? conceptText(first(json, 'type')) ?? id,
      minutes: length(id),
      codes: codesIn(json, 'type'),
      concepts: all(json, 'type'),
      service: { type, id },
    }));
  }
  return all(schedule.json, 'serviceType').flatMap((concept) => {
    const [id] = tokensIn(concept);
    const name = conceptText(concept);
    if (id === undefined || name === undefined) return [];
    return [{ id, name, minutes: length(id), codes: tokensIn(concept), concepts: [concept] }];
  });
};

const tokensIn = (concept: Json): readonly string[] =>
  all(concept, 'coding').flatMap((coding) => {
    const code = text(coding, 'code');
    return code === undefined ? [] : [`${text(coding, 'system') ?? ''}|${code}`];
  });

export const codesIn = (json: Json, path: string): readonly string[] => all(json, path).flatMap(tokensIn);

/** What an offer names, if the practice still has it. */
export const offeredBy = (
  calendars: readonly BookableCalendar[],
  offer: Offer,
): { readonly calendar: BookableCalendar; readonly type: BookableType; readonly place: Place } | undefined => {
  const calendar = calendars.find(({ id }) => id === offer.calendar);
  const type = calendar?.types.find(({ id }) => id === offer.type);
  const place = calendar?.places.find(({ id }) => id === offer.place);
  return calendar && type && place && { calendar, type, place };
};

/** The kind of visit as an Appointment names it. */
export const serviceTypeOf = ({ concepts, name }: BookableType): readonly Json[] =>
  concepts.length === 0 ? [{ text: name }] : concepts;

/** The participants and the kind of visit of an Appointment that is booked on this offer. */
export const appointmentPartsOf = (offered: NonNullable<ReturnType<typeof offeredBy>>): JsonObject => {
  const { calendar, type, place } = offered;
  const others = [{ type: 'Location', id: place.id }, ...(type.service === undefined ? [] : [type.service])];
  const actors = [...calendar.actors, ...others.map((target) => ({ reference: referenceTo(target) }))];
  return {
    serviceType: serviceTypeOf(type),
    participant: actors.map((actor) => ({ actor, status: 'accepted' })),
  };
};
