/** The moments that a date covers: from its start until before its end, as milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const written =
  /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

const day = 86_400_000;

/** A year, a month, a day or a moment; without an offset it is in UTC. Undefined for what is no date. */
export const dateSpan = (text: string): Span | undefined => {
  const [, year, month, dayOfMonth, time, , seconds, fraction, offset] = written.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (time !== undefined) {
    const start = Date.parse(offset === undefined ? `${text}Z` : text);
    return Number.isNaN(start) ? undefined : { start, end: start + lengthOf(seconds, fraction) };
  }
  const at = (years: number, months: number): number => Date.UTC(years, months);
  if (month === undefined) return { start: at(Number(year), 0), end: at(Number(year) + 1, 0) };
  if (dayOfMonth === undefined)
    return { start: at(Number(year), Number(month) - 1), end: at(Number(year), Number(month)) };
  const start = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(start) || !new Date(start).toISOString().startsWith(text)
    ? undefined
    : { start, end: start + day };
};

const lengthOf = (seconds: string | undefined, fraction: string | undefined): number => {
  if (seconds === undefined) return 60_000;
  return fraction === undefined ? 1_000 : 1;
};
