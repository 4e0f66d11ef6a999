import fc from 'fast-check';

/** A generator that draws values where rules change as often as all others. */
export interface EdgedArbitrary<Value> extends fc.Arbitrary<Value> {
  /** What it draws within two hundred runs. */
  readonly edges: readonly Value[];
}

/** More edges than this are not all met in two hundred runs. */
const mostEdges = 16;

/** Half of the runs draw one of `edges`. */
export const edged = <Value>(all: fc.Arbitrary<Value>, edges: readonly Value[]): EdgedArbitrary<Value> => {
  if (edges.length > mostEdges) throw new Error(`${edges.length} edges are too many to be met.`);
  return Object.assign(fc.oneof(all, fc.constantFrom(...edges)), { edges });
};

/**
 * Integers between two bounds, both included; often a bound, its neighbor, zero, or one of `limits` and the values
 * beside it.
 */
export const integers = <Whole extends number = number>(
  min: number,
  max: number,
  ...limits: readonly number[]
): EdgedArbitrary<Whole> => {
  const near = [min, min + 1, max - 1, max, 0, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])];
  const edges = [...new Set(near)].filter((value) => min <= value && value <= max);
  return edged(fc.integer({ min, max }), edges) as fc.Arbitrary<number> as EdgedArbitrary<Whole>;
};

/** The edges that two hundred runs do not draw; none are missed by a generator that keeps its word. */
export const missedEdges = <Value>(arbitrary: EdgedArbitrary<Value>, seed: number): readonly Value[] => {
  const drawn = new Set(fc.sample(arbitrary, { seed, numRuns: 200 }).map((value) => fc.stringify(value)));
  return arbitrary.edges.filter((edge) => !drawn.has(fc.stringify(edge)));
};
