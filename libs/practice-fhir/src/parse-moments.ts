import type { Day, Moment } from '@portico/practice-spi';
import { text, type Json } from './json/index.ts';

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d)(?::?(\d\d))?$/;

/** A moment with its offset, which some systems write without minutes (`-05`) or without seconds; undefined for anything less exact. */
export const momentAt = (from: Json | undefined, path: string): Moment | undefined => {
  const [, clock, seconds = ':00', zone, minutes] = written.exec(text(from, path) ?? '') ?? [];
  if (clock === undefined || zone === undefined) return undefined;
  const moment = `${clock}${seconds}${zone === 'Z' ? zone : `${zone}:${minutes ?? '00'}`}`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
};

export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const offsetFormats = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones; a server may spell them in any case. */
const mostFormats = 1_000;

/** Made once for each time zone, since it takes long; undefined if this machine does not know the name. */
const offsetFormat = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const known = offsetFormats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    if (offsetFormats.size < mostFormats) offsetFormats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
};

/** Whether this machine knows a time zone of that name. */
export const isTimeZone = (name: string): boolean => offsetFormat(name) !== undefined;

const offsetAt = (milliseconds: number, timeZone: string): string => {
  const format = offsetFormat(timeZone);
  if (format === undefined) throw new RangeError('The time zone is not known.');
  const parts = format.formatToParts(milliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) || '+00:00';
};

/** Midnight of a day, or its first moment where clocks skip midnight. */
export const startOfDay = (day: Day, timeZone: string): Moment => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const midnights = [offsetAt(noon - 86_400_000, timeZone), offsetAt(noon, timeZone)].map(
    (offset) => `${day}T00:00:00${offset}`,
  );
  const fitting = midnights.find((each) => offsetAt(Date.parse(each), timeZone) === each.slice(19));
  return fitting ?? midnights[0] ?? `${day}T00:00:00Z`;
};

export const dayAfter = (day: Day): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** As an instant of FHIR. */
export const instant = (milliseconds: number): Moment => new Date(milliseconds).toISOString();

/** The day of a moment in a time zone. */
export const dayIn = (moment: Moment, timeZone: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));

/** The day that a date or a moment names; none for a month or a year, and `broken` for a time without a zone or no date. */
export const dayAt = (from: Json | undefined, path: string, timeZone: string): Day | 'broken' | undefined => {
  const raw = text(from, path);
  if (raw === undefined || /^\d{4}(?:-\d\d)?$/.test(raw)) return undefined;
  if (isDay(raw)) return raw;
  const moment = momentAt(from, path);
  return moment === undefined ? 'broken' : dayIn(moment, timeZone);
};
