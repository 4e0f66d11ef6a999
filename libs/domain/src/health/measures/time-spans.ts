import { orderOf, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';

/** Months back from today; `all` is everything that the record has. */
export const timeSpans = [6, 12, 60, 'all'] as const;
export type TimeSpan = (typeof timeSpans)[number];

/** The first day of a span that ends today, as text that sorts among dates; it need not be a day of the calendar. */
const startOf = (span: TimeSpan, today: LocalDate): string => {
  if (span === 'all') return '';
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = year * 12 + month - 1 - span;
  const start = [Math.floor(months / 12), (months % 12) + 1].map((part) => String(part).padStart(2, '0'));
  return `${start.join('-')}${today.slice(7)}`;
};

export const isWithin = (span: TimeSpan, date: ClinicalDate, today: LocalDate): boolean =>
  orderOf(date) >= startOf(span, today);

/** The spans that make a difference: each has at least two dates, more of them than any shorter one, and not all unless it is the whole. */
export const offeredSpans = (dates: readonly ClinicalDate[], today: LocalDate): readonly TimeSpan[] => {
  const counts = timeSpans.map((span) => dates.filter((date) => isWithin(span, date, today)).length);
  return timeSpans.filter((span, at) => {
    const count = counts[at] ?? 0;
    return span === 'all' || (count > 1 && count < dates.length && !counts.slice(0, at).includes(count));
  });
};
