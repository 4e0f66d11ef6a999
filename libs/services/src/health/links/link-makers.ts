import type { Acting } from '@portico/domain/access';
import { hiddenIn, readerOf, type HealthLink, type LinkContents } from '@portico/domain/health';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import type { ShownCharts } from '../shown-charts.ts';

/** How an account may see a record now; undefined where it may not. */
export type ViewNow = (account: AccountId, chart: PatientRef, now: Instant) => Promise<View | undefined>;

/**
 * Whether a link may be opened: one that shows too much is over for good; one of whose maker or contents nothing is known now
 * stays closed for as long as that is so.
 */
export type LinkStanding = 'open' | 'too-much' | 'not-now';

export interface View {
  readonly acting: Acting;
  readonly profile: boolean;
}

/**
 * What those who made links may see. What a link shows was fixed when it was made, so that it opens only while its maker
 * may see all of that, however it came that they may not: an entry hidden by the patient or labeled by a later import, a
 * right that was taken back or ended.
 */
export class LinkMakers {
  readonly #charts: Pick<ShownCharts, 'chart' | 'hidden' | 'shows'>;
  readonly #viewNow: ViewNow;

  constructor(charts: Pick<ShownCharts, 'chart' | 'hidden' | 'shows'>, viewNow: ViewNow) {
    this.#charts = charts;
    this.#viewNow = viewNow;
  }

  /** What one who makes a link now can put into it; undefined for the patient, who is always shown the whole record. */
  async contents({ acting, profile }: View, chart: PatientRef): Promise<LinkContents | undefined> {
    if (readerOf(acting).kind === 'patient') return undefined;
    return { entries: hiddenIn(await this.#charts.chart(acting, chart), () => true), profile };
  }

  async standing(
    { by, chart, contents }: Pick<HealthLink, 'by' | 'chart' | 'contents'>,
    now: Instant,
  ): Promise<LinkStanding> {
    const view = await this.#viewNow(by, chart, now);
    if (view === undefined) return 'not-now';
    if (readerOf(view.acting).kind === 'patient') return 'open';
    if (contents === undefined) {
      // Of an older link nothing is known: it could be all that the record has.
      const isAllSeen = view.profile && (await this.#charts.hidden(view.acting, chart))?.length === 0;
      return isAllSeen ? 'open' : 'not-now';
    }
    if (contents.profile && !view.profile) return 'too-much';
    const shows = await this.#charts.shows(view.acting, chart);
    return contents.entries.every(shows) ? 'open' : 'too-much';
  }
}
