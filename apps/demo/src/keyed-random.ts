/** A stream of choices that depends on its key alone, so that each person of the demo can be made apart from all others. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True in `share` of the cases. */
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Mostly near `mean`, never further than `spread` from it. */
  around(mean: number, spread: number): number;
}

/** FNV-1a: spreads similar keys far apart. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state >>> 0;
};

/** SplitMix32 over the hash of the key. */
export const randomOf = (...key: readonly (string | number)[]): Random => {
  let state = hash(key.join('/'));
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    around: (mean, spread) => mean + (next() + next() + next() - 1.5) * (spread / 1.5),
  };
};
