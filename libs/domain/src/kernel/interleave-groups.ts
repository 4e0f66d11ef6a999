/**
 * The items round-robin by group, keeping the order within each group: the first of every group, then the second of
 * every group, and so on.
 */
export const interleaved = <T>(items: readonly T[], groupOf: (item: T) => string): readonly T[] => {
  const places = new Map<string, number>();
  const rounds: T[][] = [];
  for (const item of items) {
    const group = groupOf(item);
    const place = places.get(group) ?? 0;
    places.set(group, place + 1);
    (rounds[place] ??= []).push(item);
  }
  return rounds.flat();
};
