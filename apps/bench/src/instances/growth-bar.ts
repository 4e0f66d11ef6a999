import type { Bar } from '../performance-targets.ts';

export const instances = 3;

export interface Served {
  readonly perSecond: number;
  /** Milliseconds of a core that the gateways took for one dashboard; their database and those who ask are not in it. */
  readonly each: number;
}

/**
 * What three instances serve next to one. `cores` is how many there are where they are fewer than one for each, their
 * database and those who ask; then the rate says how cores are shared, and the processor time is compared instead.
 */
export const growthBarOf = (one: Served, three: Served, cores?: number): Bar => ({
  name:
    cores === undefined
      ? `dashboards a second of ${instances} instances, next to one (a core each)`
      : `dashboards of ${instances} instances for the processor time of ${instances}, next to one (no rate: ${cores} cores are too few)`,
  measured: cores === undefined ? three.perSecond / one.perSecond : (instances * one.each) / three.each,
  bar: 2.5,
  unit: '×',
  better: 'more',
});
