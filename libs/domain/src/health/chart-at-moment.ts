import { HOUR, isoText, orderOf, type ClinicalDate, type Instant } from '../kernel/index.ts';
import type { Chart, Condition, Medication, Section } from './patient-chart.ts';
import { itemKinds, itemSections, type ItemSection, type ItemStatus, type RecordItem } from './record-item.ts';

/** West of every time zone: a day that is over there is over everywhere. */
const lastZone = 12 * HOUR;

/**
 * The chart as it holds at a moment. A medication that was current when its source wrote it is past once its end has
 * gone by, a condition that was active or suspected is unknown, and another entry that was active is so no more;
 * everything else does not change by waiting.
 */
export const chartAt = <Shown extends Pick<Chart, 'medications'>>(chart: Shown, now: Instant): Shown => {
  const today = isoText(now - lastZone);
  const medications = changed(chart.medications, (each): Medication =>
    each.status === 'current' && isOver(each, today) ? { ...each, status: 'past' } : each,
  );
  const { conditions } = chart as Partial<Chart>;
  const items = itemSections.flatMap((name) => {
    const section = (chart as Partial<Chart>)[name] as Section<RecordItem> | undefined;
    return section === undefined ? [] : [[name, changed(section, (each) => itemAt(name, each, today))] as const];
  });
  return {
    ...chart,
    medications,
    ...(conditions && { conditions: changed(conditions, (each) => conditionAt(each, today)) }),
    ...Object.fromEntries(items),
  };
};

const changed = <T>(section: Section<T>, change: (entry: T) => T): Section<T> =>
  section.kind === 'entries' ? { ...section, entries: section.entries.map(change) } : section;

/** Whether it was over when its end came was never said, so it is neither active nor resolved. */
const conditionAt = (condition: Condition, today: string): Condition =>
  (condition.status === 'active' || condition.status === 'unconfirmed') && isOver(condition, today)
    ? { ...condition, status: 'unknown' }
    : condition;

/** "Active" beside an end that has gone by is a contradiction: it is inactive where the section has that status, else unknown. */
const itemAt = (section: ItemSection, item: RecordItem, today: string): RecordItem => {
  if (item.status !== 'active' || !isOver(item, today)) return item;
  const statuses: readonly ItemStatus[] = itemKinds[section].statuses;
  return { ...item, status: statuses.includes('inactive') ? 'inactive' : 'unknown' };
};

/** An end of a year or a month is over when all of it is. */
const isOver = ({ ended }: { readonly ended?: ClinicalDate }, today: string): boolean =>
  ended !== undefined && orderOf(ended).slice(0, 10) < today.slice(0, Math.min(ended.length, 10));
