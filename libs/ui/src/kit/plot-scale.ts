/** Maps a value to its position, 0 at the start of the axis and 1 at its end. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  place(value: number): number;
}

const between =
  (from: number, to: number) =>
  (value: number): number =>
    to === from ? 0.5 : (value - from) / (to - from);

/** The round step (1, 2 or 5 times a power of ten) that divides a span into about `count` parts. */
const roundStep = (span: number, count: number): number => {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10;
  return step * power;
};

/** Removes floating-point noise: `0.30000000000000004` becomes `0.3`. */
const clean = (value: number): number => Number(value.toPrecision(12));

/**
 * A value axis that contains all `values`, with room at both ends and ticks on round numbers, at most about `count`.
 * Needs at least one value, and none beyond ±1e15.
 */
export const valueScale = (values: readonly number[], count = 4): Scale => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const size = Math.max(Math.abs(least), Math.abs(most)) || 5;
  // Nearly equal values count as one: steps below a number's precision would never end.
  const span = most - least > Math.max(size * 1e-9, 1e-9) ? most - least : Math.max(size * 0.2, 1e-9);
  const step = roundStep(span * 1.2, count);
  // Values that are never negative get no axis below zero.
  const low =
    least >= 0 ? Math.max(0, Math.floor((least - span * 0.1) / step)) : Math.floor((least - span * 0.1) / step);
  const high = Math.ceil((most + span * 0.1) / step);
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => clean((low + index) * step));
  const [from = least, to = most] = [ticks[0], ticks.at(-1)];
  return { from, to, ticks, place: between(from, to) };
};

/** Of a change of less than this share of the value the axis makes nothing larger. */
const notable = 0.2;

const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);

/** How much of the axis the values take that are read on it. */
const shareOf = (values: readonly number[], { from, to }: Scale): number =>
  (most(values) - least(values)) / (to - from);

/**
 * The axis of values and the bounds of their range. A bound that lies so far off that a notable change of the values would
 * take less than a third of the axis is left out, but not the one next to values that are all out of the range.
 */
export const rangeScale = (values: readonly number[], bounds: readonly number[]): Scale => {
  const [low, high] = [least(values), most(values)];
  const isNotable = high - low >= notable * Math.max(Math.abs(low), Math.abs(high));
  const distance = (bound: number): number => Math.max(low - bound, bound - high, 0);
  const shown = bounds.toSorted((a, b) => distance(a) - distance(b));
  const isOut = bounds.length > 0 && (high < least(bounds) || low > most(bounds));
  const kept = isOut ? 1 : 0;
  let scale = valueScale([...values, ...shown]);
  while (isNotable && shown.length > kept && shareOf(values, scale) < 1 / 3) {
    shown.pop();
    scale = valueScale([...values, ...shown]);
  }
  return scale;
};

/** An axis of time with a little room at both ends; `ticks` are its first and last moment. */
export const timeScale = (times: readonly number[]): Scale => {
  const first = Math.min(...times);
  const last = Math.max(...times);
  const room = (last - first || 86_400_000) * 0.04;
  return { from: first - room, to: last + room, ticks: [first, last], place: between(first - room, last + room) };
};

/** The band of a range on an axis, as shares from the top; an edge is open where the range goes on beyond the axis. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly isOpenAbove: boolean;
  readonly isOpenBelow: boolean;
}

/** Where a range stands on an axis; undefined for a range without bounds. */
export const rangeBand = (
  { low, high }: { readonly low?: number; readonly high?: number },
  y: Scale,
): Band | undefined => {
  if (low === undefined && high === undefined) return undefined;
  const edge = (bound: number): number => 1 - Math.min(Math.max(y.place(bound), 0), 1);
  return {
    top: edge(high ?? y.to),
    bottom: edge(low ?? y.from),
    isOpenAbove: high === undefined || high > y.to,
    isOpenBelow: low === undefined || low < y.from,
  };
};
