import { all, first, isList, isObject, text, type Json, type JsonObject } from '../json/index.ts';
import { partialDateIn } from '../record/partial-date.ts';

/** In milliseconds: a day is over everywhere twelve hours after it is in UTC, and begins somewhere fourteen hours before. */
const [lastZone, firstZone] = [12 * 3_600_000, 14 * 3_600_000];

/** Whether a date, as precisely as it is written, is over everywhere; an end of a month is when all of it is. */
export const isPast = (date: string, now: number): boolean =>
  date.length > 10 ? Date.parse(date) < now : date < new Date(now - lastZone).toISOString().slice(0, date.length);

/** Whether a date has begun nowhere yet. */
export const isToCome = (date: string, now: number): boolean =>
  date.length > 10 ? Date.parse(date) > now : date > new Date(now + firstZone).toISOString().slice(0, date.length);

/** Whether a name, an address, a number or a part in something is a former one; an end that is no date says nothing. */
export const isOver = (each: Json | undefined, now: number): boolean => {
  const end = partialDateIn(text(each, 'period.end'));
  return text(each, 'use') === 'old' || (end !== undefined && isPast(end, now));
};

const hasBegun = (each: Json, now: number): boolean => {
  const start = partialDateIn(text(each, 'period.start'));
  return start === undefined || !isToCome(start, now);
};

/** Those of a list that hold at a moment. */
export const inForce = (list: readonly Json[], now: number): readonly Json[] =>
  list.filter((each) => !isOver(each, now) && hasBegun(each, now));

/** Of which the former ones are kept as such. */
const kept = ['name', 'address'];
/** Of which only those that hold are read; numbers of the patient name the same person after their end. */
const held = ['telecom', 'contact'];
/** What else of a type holds for a time: a place in a team, a number of a registry, what somebody is qualified for. */
const heldOfType: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    CareTeam: ['participant'],
    Organization: ['identifier'],
    Practitioner: ['identifier', 'qualification'],
  }),
);
/** The types whose own period says whether they hold. */
const ofAPeriod = ['RelatedPerson', 'CareTeam'];

/**
 * A resource as it holds at a moment: a name and an address that are over are old, what is not in force yet and numbers
 * and contacts that are over are left out, and no end that is still to come is left, so that its readers need no clock.
 * The periods of what happened and of what is planned stay as they are.
 */
export const asOf = (resource: JsonObject, now: number): JsonObject => {
  const type = text(resource, 'resourceType') ?? '';
  const inner = partsAsOf(resource, [...held, ...(heldOfType.get(type) ?? [])], now);
  return ofAPeriod.includes(type) ? (endedOnly(inner, now) as JsonObject) : inner;
};

const partsAsOf = (holder: JsonObject, heldHere: readonly string[], now: number): JsonObject =>
  Object.fromEntries(
    Object.entries(holder).map(([element, value]) => {
      if (!isList(value) && !isObject(value)) return [element, value];
      const list = (isList(value) ? value : [value]).map((each) =>
        isObject(each) ? innerAsOf(each, heldHere, now) : each,
      );
      const shown = kept.includes(element)
        ? standing(element, list, now)
        : heldHere.includes(element)
          ? inForce(list, now).map((each) => endedOnly(each, now))
          : list;
      return [element, isList(value) ? shown : shown[0]];
    }),
  );

const innerAsOf = (each: JsonObject, heldHere: readonly string[], now: number): JsonObject =>
  text(each, 'resourceType') === undefined ? partsAsOf(each, heldHere, now) : asOf(each, now);

/** Former ones among them; a name that is to come stands only where there is no other. */
const standing = (element: string, list: readonly Json[], now: number): readonly Json[] => {
  const begun = list.filter((each) => hasBegun(each, now));
  return (begun.length === 0 && element === 'name' ? list : begun).map((each) =>
    isObject(each) && isOver(each, now) ? { ...each, use: 'old' } : endedOnly(each, now),
  );
};

const endedOnly = (each: Json, now: number): Json => {
  if (!isObject(each) || first(each, 'period.end') === undefined || isOver(each, now)) return each;
  const { end: _toCome, ...period } = all(each, 'period')[0] as JsonObject;
  return { ...each, period };
};
