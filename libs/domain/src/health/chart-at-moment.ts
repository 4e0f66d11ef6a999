import { HOUR, isoText, orderOf, type Instant } from '../kernel/index.ts';
import type { Chart, Medication } from './patient-chart.ts';

/** West of every time zone: a day that is over there is over everywhere. */
const lastZone = 12 * HOUR;

/**
 * The chart as it holds at a moment. A medication that was current when its source wrote it is past once its end has
 * gone by; everything else does not change by waiting.
 */
export const chartAt = <Shown extends Pick<Chart, 'medications'>>(chart: Shown, now: Instant): Shown => {
  const { medications } = chart;
  if (medications.kind !== 'entries') return chart;
  const today = isoText(now - lastZone);
  const entries = medications.entries.map((each): Medication =>
    isOver(each, today) ? { ...each, status: 'past' } : each,
  );
  return { ...chart, medications: { kind: 'entries', entries } };
};

/** An end of a year or a month is over when all of it is. */
const isOver = ({ status, ended }: Medication, today: string): boolean =>
  status === 'current' &&
  ended !== undefined &&
  orderOf(ended).slice(0, 10) < today.slice(0, Math.min(ended.length, 10));
