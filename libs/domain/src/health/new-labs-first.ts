import type { EntryRef } from './entries/entry-ref.ts';
import type { Lab } from './patient-chart.ts';
import { shownFlag } from './shown-flag.ts';

/** A value of the report is out of its range, as far as the laboratory or the range says so. */
const isOutOfRange = ({ results }: Lab): boolean => results.some((result) => !settled.includes(shownFlag(result)));

const settled: readonly ReturnType<typeof shownFlag>[] = [undefined, 'normal'];

/** In the order in which they are read: new reports with a value out of its range, other new ones, then the rest; each kept in its order. */
export const newLabsFirst = (labs: readonly Lab[], isNew: (of: EntryRef) => boolean): readonly Lab[] => {
  const fresh = labs.filter(({ id }) => isNew({ section: 'labs', entry: String(id) }));
  const pressing = fresh.filter(isOutOfRange);
  return [...new Set([...pressing, ...fresh, ...labs])];
};
