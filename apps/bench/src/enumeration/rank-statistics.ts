/**
 * How well one sample is told from the other by size alone: the chance that a value of `some` is above one of `others`,
 * from 0 (they look alike) to 1 (every value tells). It is the rank-biserial correlation of Mann and Whitney's U, without
 * its sign; what a neighbor on the machine delays moves single ranks, not the whole.
 */
export const toldApart = (some: readonly number[], others: readonly number[]): number => {
  let above = 0;
  for (const one of some) for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0;
  return Math.abs((2 * above) / (some.length * others.length) - 1);
};

/** How far `toldApart` strays by chance, at three standard deviations, for two alike samples of this size. */
export const byChance = (size: number): number => 3 * Math.sqrt((2 * size + 1) / (3 * size * size));
