import type { Condition, Medication } from './patient-chart.ts';

export type StatusGroup = 'current' | 'unknown' | 'past' | 'set-aside';

const groupOf: Readonly<Record<Condition['status'] | Medication['status'], StatusGroup>> = {
  active: 'current',
  current: 'current',
  unconfirmed: 'current',
  unknown: 'unknown',
  resolved: 'past',
  inactive: 'past',
  past: 'past',
  refuted: 'set-aside',
  'not-taken': 'set-aside',
};

const order: readonly StatusGroup[] = ['current', 'unknown', 'past', 'set-aside'];

/**
 * Entries grouped by current relevance: what applies, what may apply, what is over, and last what turned out to be
 * wrong. Order within a group is kept; empty groups are left out.
 */
export const statusGroups = <Entry extends Pick<Condition | Medication, 'status'>>(
  entries: readonly Entry[],
): readonly { readonly group: StatusGroup; readonly entries: readonly Entry[] }[] =>
  order
    .map((group) => ({ group, entries: entries.filter(({ status }) => groupOf[status] === group) }))
    .filter((found) => found.entries.length > 0);
