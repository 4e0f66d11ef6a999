import {
  mostOfTimelinePage,
  type Timeline,
  type TimelinePage,
  type TimelineSpan,
  type WantedTimeline,
} from '@portico/application/health';
import type { ServiceResult } from '@portico/application/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import {
  chartAt,
  isChartSection,
  timelineOf,
  timelinePage,
  type TimelineLimits,
  type TimelineMark,
} from '@portico/domain/health';
import {
  calendarDayOf,
  dayIn,
  daysInMonth,
  failed,
  localDateOf,
  ok,
  parseClinicalDate,
  parseEntryId,
  type LocalDate,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { ShownCharts } from './shown-charts.ts';

/** What a page costs grows with the record of the one patient, which is read as My health reads it, and with nothing else. */
export class TimelineService implements Timeline {
  readonly #charts: Pick<ShownCharts, 'chart'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    charts: Pick<ShownCharts, 'chart'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#charts = charts;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async page({ sections, span, limit, after }: WantedTimeline): ServiceResult<TimelinePage> {
    const allowed = allowedChart(this.#call, 'health:view');
    if (!allowed.ok) return allowed;
    const mark = after === undefined ? undefined : markOf(after);
    const isPage = limit >= 1 && limit <= mostOfTimelinePage && (after === undefined || mark !== undefined);
    if (!isPage || !areYears(span)) return failed({ kind: 'bad-input' });
    const { acting, now } = this.#call;
    const [chart, today] = await Promise.all([
      this.#charts.chart(acting, allowed.value),
      this.#today(allowed.value),
      log(this.#activityLog, this.#call, 'viewed-health'),
    ]);
    const { entries, ...counts } = timelineOf(chartAt(chart, now), { sections, ...daysOf(span, today) });
    const page = timelinePage(entries, limit, mark);
    return ok({
      ...counts,
      entries: page.entries,
      total: entries.length,
      ...(page.next === undefined ? {} : { next: textOf(page.next) }),
    });
  }

  /** The day at the practice. */
  async #today({ practice: id }: PatientRef): Promise<LocalDate> {
    const [practice] = await this.#practices.practices([id]);
    return dayIn(practice?.timeZone ?? ('UTC' as TimeZone), this.#call.now);
  }
}

type Days = Pick<TimelineLimits, 'from' | 'to'>;

/** The days of a span; what is planned for later is within the months until today, too. */
const daysOf = (span: TimelineSpan, today: LocalDate): Days => {
  if (span.kind === 'all') return {};
  if (span.kind === 'months') return { from: monthsBefore(today, span.months) };
  return {
    ...(span.from === undefined ? {} : { from: localDateOf({ year: span.from, month: 1, day: 1 }) }),
    ...(span.to === undefined ? {} : { to: localDateOf({ year: span.to, month: 12, day: 31 }) }),
  };
};

const areYears = (span: TimelineSpan): boolean =>
  span.kind !== 'years' || [span.from ?? 1, span.to ?? 1].every((year) => year >= 1 && year <= 9999);

/** The same day so many months earlier, or the last one of a shorter month. */
const monthsBefore = (today: LocalDate, months: number): LocalDate => {
  const { year, month, day } = calendarDayOf(today);
  const counted = year * 12 + (month - 1) - months;
  const then = { year: Math.floor(counted / 12), month: (counted % 12) + 1 };
  return localDateOf({ ...then, day: Math.min(day, daysInMonth(then.year, then.month)) });
};

const textOf = ({ date = '' as never, of }: TimelineMark): string => `${date}~${of.section}~${of.entry}`;

const markOf = (text: string): TimelineMark | undefined => {
  const [, date = '', section = '', entry] = /^([^~]*)~([^~]*)~(.*)$/s.exec(text) ?? [];
  const [parsed, id] = [parseClinicalDate(date), parseEntryId(entry)];
  if (!isChartSection(section) || !id.ok || (date !== '' && !parsed.ok)) return undefined;
  return { of: { section, entry: id.value }, ...(parsed.ok ? { date: parsed.value } : {}) };
};
