import { can, chartIn, type Action } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule } from '@portico/domain/appointments';
import { failed, ok, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import type { Correspondence } from '@portico/domain/messages';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Availability } from '@portico/domain/scheduling';
import type { ServiceResult } from '@portico/application/kernel';
import { longestSearch, shortestSearch, type Search, type SearchAnswer } from '@portico/application/search';
import { log } from '../activity/index.ts';
import type { ShownCharts } from '../health/index.ts';
import { partOf, type Part, type ServiceCall } from '../kernel/index.ts';
import type { Candidate } from './candidate.ts';
import { hitsAmong, knownBy, nearAmong } from './hits-among.ts';
import { ofChart } from './record-candidates.ts';
import { ofProviders, ofThreads, ofVisits } from './search-candidates.ts';

/** Conversations and visits that are looked at, the latest first; the record of one patient is read as My health reads it. */
export const mostThreads = 100;
export const mostVisits = 100;

/**
 * Looks through what belongs to one patient, read by their key and within limits: what a search costs does not grow
 * with what others have.
 */
export class SearchService implements Search {
  readonly #correspondence: Pick<Correspondence, 'threads'>;
  readonly #schedule: Pick<Schedule, 'upcoming' | 'past'>;
  readonly #charts: Pick<ShownCharts, 'chart'>;
  readonly #availability: Pick<Availability, 'catalog'>;
  readonly #practices: PracticeDirectory;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    correspondence: Pick<Correspondence, 'threads'>,
    schedule: Pick<Schedule, 'upcoming' | 'past'>,
    charts: Pick<ShownCharts, 'chart'>,
    availability: Pick<Availability, 'catalog'>,
    practices: PracticeDirectory,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#correspondence = correspondence;
    this.#schedule = schedule;
    this.#charts = charts;
    this.#availability = availability;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async find(text: string): ServiceResult<SearchAnswer> {
    const { acting } = this.#call;
    const chart = chartIn(acting, acting.practice);
    if (chart === undefined || !can(acting, 'layout:view', { kind: 'practice', practice: chart.practice })) {
      return failed({ kind: 'not-found' });
    }
    const length = [...text.trim()].length;
    if (length < shortestSearch || length > longestSearch) return failed({ kind: 'bad-input' });
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const [parts] = await Promise.all([
      Promise.all(this.#parts(chart, practice.timeZone)),
      log(this.#activityLog, this.#call, 'searched-records'),
    ]);
    const known = parts.flatMap((part) => (part.ok ? part.value.map(knownBy) : []));
    const hits = hitsAmong(known, text);
    const near = hits.length > 0 ? [] : nearAmong(known, text);
    return ok({
      practice: chart.practice,
      hits,
      ...(near.length > 0 ? { near } : {}),
      isPartial: parts.some((part) => !part.ok),
    });
  }

  /** What the one who asks may see. */
  #parts(chart: PatientRef, zone: TimeZone): readonly Promise<Part<readonly Candidate[]>>[] {
    const may = (action: Action): boolean => can(this.#call.acting, action, { kind: 'chart', chart });
    return [
      ...(may('messages:view') ? [partOf(this.#threads(chart, zone))] : []),
      ...(may('appointments:view') ? [partOf(this.#visits(chart))] : []),
      ...(may('appointments:act') ? [partOf(this.#providers(chart))] : []),
      ...(may('health:view') ? [partOf(this.#charts.chart(this.#call.acting, chart).then(ofChart))] : []),
    ];
  }

  async #threads(chart: PatientRef, zone: TimeZone): Promise<readonly Candidate[]> {
    return ofThreads(await this.#correspondence.threads(chart, mostThreads), zone);
  }

  async #providers(chart: PatientRef): Promise<readonly Candidate[]> {
    const { language } = this.#call;
    return ofProviders(await this.#availability.catalog(chart, language), language);
  }

  async #visits(chart: PatientRef): Promise<readonly Candidate[]> {
    const [upcoming, past] = await Promise.all([
      this.#schedule.upcoming(chart, this.#call.now, mostVisits),
      this.#schedule.past(chart, this.#call.now, 1, mostVisits),
    ]);
    return ofVisits([...upcoming, ...past.entries]);
  }
}
