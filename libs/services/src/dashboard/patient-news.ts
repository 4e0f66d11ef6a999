import { can } from '@portico/domain/access';
import { newResultDays, type ReportHeadline, type SeenResults, unseenOf } from '@portico/domain/health';
import { DAY, dayIn, ok, orderOf, plus, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import type { ShownCharts } from '../health/index.ts';
import { partOf, type Part, type ServiceCall } from '../kernel/index.ts';

export interface News {
  /** Messages of the practice that were not read. */
  readonly unread: Part<number>;
  /** Reports that the account has not had before its eyes, newest first. */
  readonly results: Part<readonly ReportHeadline[]>;
}

/** Where a day begins last: no practice's day is before the day there. */
const lastOfZones = 'Etc/GMT+12' as TimeZone;

/** What came from the practice since the person looked last, as far as the person may see it. */
export class PatientNews {
  readonly #mailbox: Mailbox;
  readonly #charts: Pick<ShownCharts, 'reportsSince'>;
  readonly #seenResults: Pick<SeenResults, 'of'>;

  constructor(mailbox: Mailbox, charts: Pick<ShownCharts, 'reportsSince'>, seenResults: Pick<SeenResults, 'of'>) {
    this.#mailbox = mailbox;
    this.#charts = charts;
    this.#seenResults = seenResults;
  }

  /** Asks before it is known in which zone the practice counts its days, and answers for the zone. */
  async of({ acting, now }: ServiceCall, chart: PatientRef): Promise<(zone: TimeZone) => News> {
    const since = (zone: TimeZone) => dayIn(zone, plus(now, -newResultDays * DAY));
    const { actor } = acting;
    const resource = { kind: 'chart', chart } as const;
    const [unread, reports, seen] = await Promise.all([
      can(acting, 'messages:view', resource) ? partOf(this.#mailbox.unread(chart)) : ok(0),
      can(acting, 'health:view', resource)
        ? partOf(this.#charts.reportsSince(acting, chart, since(lastOfZones)))
        : ok([]),
      actor.kind === 'guest' ? new Set<string>() : this.#seenResults.of(actor.account, chart),
    ]);
    return (zone) => ({
      unread,
      results: reports.ok
        ? ok(
            unseenOf(
              reports.value.filter(({ date }) => orderOf(date) >= since(zone)),
              seen,
            ),
          )
        : reports,
    });
  }
}
