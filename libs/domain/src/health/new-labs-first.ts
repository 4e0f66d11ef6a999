import type { EntryRef } from './entries/entry-ref.ts';
import type { Lab } from './patient-chart.ts';

/** In the order in which they are read: new reports before the others, each kept in its order, which is the newest first. */
export const newLabsFirst = (labs: readonly Lab[], isNew: (of: EntryRef) => boolean): readonly Lab[] => {
  const fresh = labs.filter(({ id }) => isNew({ section: 'labs', entry: String(id) }));
  return [...new Set([...fresh, ...labs])];
};
