import { can, type PermissionArea } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { FormStore } from '@portico/domain/forms';
import { failed, ok, type Cents, type PatientRef } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { Elsewhere, WaitingAtPractice } from '@portico/application/dashboard';
import type { ServiceResult } from '@portico/application/kernel';
import { log } from '../activity/index.ts';
import type { InTime } from '../delegates/index.ts';
import { callAt, partOf, type ServiceCall } from '../kernel/index.ts';
import type { OpenAmounts } from '../payments/index.ts';
import type { PatientNews } from './patient-news.ts';

const areas = ['messages', 'health', 'forms', 'payments'] as const satisfies readonly PermissionArea[];
const none = 0 as Cents;

/** Counts what waits at the practices that are not open, or at all of them, for the one who may view it there. */
export class ElsewhereService implements Elsewhere {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #news: Pick<PatientNews, 'of'>;
  readonly #formStore: Pick<FormStore, 'requested'>;
  readonly #amounts: Pick<OpenAmounts, 'balance' | 'copays'>;
  readonly #activityLog: ActivityLog;
  readonly #inTime: InTime;
  readonly #call: ServiceCall;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    news: Pick<PatientNews, 'of'>,
    formStore: Pick<FormStore, 'requested'>,
    amounts: Pick<OpenAmounts, 'balance' | 'copays'>,
    activityLog: ActivityLog,
    inTime: InTime,
    call: ServiceCall,
  ) {
    this.#practices = practices;
    this.#news = news;
    this.#formStore = formStore;
    this.#amounts = amounts;
    this.#activityLog = activityLog;
    this.#inTime = inTime;
    this.#call = call;
  }

  waiting(): ServiceResult<readonly WaitingAtPractice[]> {
    return this.#waiting((chart) => chart.practice !== this.#call.acting.practice);
  }

  waitingAtEach(): ServiceResult<readonly WaitingAtPractice[]> {
    return this.#waiting(() => true);
  }

  async #waiting(isAsked: (chart: PatientRef) => boolean): ServiceResult<readonly WaitingAtPractice[]> {
    const { acting } = this.#call;
    if (acting.practice === undefined || !can(acting, 'layout:view', { kind: 'practice', practice: acting.practice })) {
      return failed({ kind: 'not-found' });
    }
    const asked = acting.subject.charts.filter(
      (chart) => isAsked(chart) && areas.some((area) => can(acting, `${area}:view`, { kind: 'chart', chart })),
    );
    if (asked.length === 0) return ok([]);
    const practices = await this.#practices.practices(asked.map(({ practice }) => practice));
    const counted = await Promise.all(
      asked.map(async (chart) => {
        const practice = practices.find(({ id }) => id === chart.practice);
        return practice === undefined ? [] : this.#at(chart, practice);
      }),
    );
    return ok(counted.flat());
  }

  async #at(chart: PatientRef, practice: Practice): Promise<readonly WaitingAtPractice[]> {
    const call = callAt(this.#call, chart);
    const may = (area: PermissionArea): boolean => can(call.acting, `${area}:view`, { kind: 'chart', chart });
    const asked = <T>(answer: Promise<T>) => partOf(this.#inTime(chart.practice, answer));
    const [news, forms, due] = await Promise.all([
      asked(this.#news.of(call, chart)),
      may('forms') ? asked(this.#formStore.requested(chart)) : ok([]),
      may('payments') ? asked(this.#due(call, chart, may('appointments'))) : ok(none),
      // What people look at of their own is in their log once they open the practice.
      call.acting.actor.kind === 'delegate' ? log(this.#activityLog, call, 'viewed-to-do') : undefined,
    ]);
    if (!news.ok || !forms.ok || !due.ok) return [];
    const { unread, results } = news.value(practice.timeZone);
    if (!unread.ok || !results.ok) return [];
    const waiting: WaitingAtPractice = {
      practice: practice.id,
      practiceName: practice.name,
      unreadMessages: unread.value,
      newResults: results.value.length,
      forms: forms.value.length,
      due: due.value,
    };
    const isAny = waiting.unreadMessages + waiting.newResults + waiting.forms + waiting.due > 0;
    return isAny ? [waiting] : [];
  }

  /** The balance and, as each copay names its visit, the copays for who may see visits. */
  async #due({ now }: ServiceCall, chart: PatientRef, toVisits: boolean): Promise<Cents> {
    const balance = this.#amounts.balance(chart);
    const [{ payable }, copays] = await Promise.all([
      balance,
      toVisits ? this.#amounts.copays(chart, now, balance) : [],
    ]);
    return copays.reduce((sum, { copay }) => sum + copay, payable as number) as Cents;
  }
}
