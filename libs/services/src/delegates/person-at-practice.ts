import { can, type PermissionArea } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { FormStore } from '@portico/domain/forms';
import { ok, type PatientRef, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { PracticeAway, type PracticeDirectory } from '@portico/domain/practices';
import { visitButtons, type ListedAppointment } from '@portico/application/appointments';
import type { NextVisit, OverviewAtPractice, OverviewVisits } from '@portico/application/delegates';
import { log } from '../activity/index.ts';
import type { ListedVisits } from '../appointments/index.ts';
import { partOf, type Part, type ServiceCall } from '../kernel/index.ts';
import { dueOf, type OpenAmounts } from '../payments/index.ts';

/** The answer, or `PracticeAway` once it takes longer than others should wait for it. */
export type InTime = <T>(practice: PracticeId, asked: Promise<T>) => Promise<T>;

/** What came from a practice since the caller looked last, for the zone of the practice. */
export interface NewsOfPatient {
  of(
    call: ServiceCall,
    chart: PatientRef,
  ): Promise<(zone: TimeZone) => { readonly unread: Part<number>; readonly results: Part<readonly unknown[]> }>;
}

/** As many visits as the dashboard reads. */
const mostVisits = 20;

/** What the dashboard of a person tells at one practice, as far as the caller may view it. */
export class PersonAtPractice {
  readonly #visits: Pick<ListedVisits, 'upcoming'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #news: NewsOfPatient;
  readonly #formStore: Pick<FormStore, 'requested'>;
  readonly #amounts: Pick<OpenAmounts, 'balance'>;
  readonly #activityLog: ActivityLog;
  readonly #inTime: InTime;

  constructor(
    visits: Pick<ListedVisits, 'upcoming'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    news: NewsOfPatient,
    formStore: Pick<FormStore, 'requested'>,
    amounts: Pick<OpenAmounts, 'balance'>,
    activityLog: ActivityLog,
    inTime: InTime,
  ) {
    this.#visits = visits;
    this.#practices = practices;
    this.#news = news;
    this.#formStore = formStore;
    this.#amounts = amounts;
    this.#activityLog = activityLog;
    this.#inTime = inTime;
  }

  async overview(call: ServiceCall, chart: PatientRef): Promise<OverviewAtPractice> {
    const may = (area: PermissionArea): boolean => can(call.acting, `${area}:view`, { kind: 'chart', chart });
    const { practice } = chart;
    if (!shownAreas.some(may)) return { practice, isAway: false };
    const asked = async <T>(area: PermissionArea, ask: () => Promise<T>): Promise<Part<T> | undefined> =>
      may(area) ? partOf(this.#inTime(practice, ask())) : undefined;

    const [visits, news, forms, open] = await Promise.all([
      asked('appointments', () => this.#visitsOf(call, chart)),
      may('messages') || may('health') ? this.#newsOf(call, chart) : nothingNew,
      asked('forms', () => this.#formStore.requested(chart)),
      asked('payments', () => this.#amounts.balance(chart)),
      log(this.#activityLog, call, 'viewed-to-do'),
    ]);
    const unread = may('messages') ? news.unread : undefined;
    const results = may('health') ? news.results : undefined;
    return {
      practice,
      isAway: [visits, unread, results, forms, open].some((part) => part?.ok === false),
      ...(visits?.ok === true ? { visits: visits.value } : {}),
      ...(unread?.ok === true ? { unreadMessages: unread.value } : {}),
      ...(results?.ok === true ? { newResults: results.value.length } : {}),
      ...(forms?.ok === true ? { forms: forms.value.map(({ id }) => id) } : {}),
      ...(open?.ok === true ? { due: dueOf(open.value) } : {}),
    };
  }

  async #newsOf(call: ServiceCall, chart: PatientRef): Promise<typeof nothingNew> {
    const told = await partOf(
      this.#inTime(
        chart.practice,
        Promise.all([this.#news.of(call, chart), this.#practices.practices([chart.practice])]),
      ),
    );
    if (!told.ok) return { unread: told, results: told };
    const [newsIn, [practice]] = told.value;
    return practice === undefined ? nothingNew : newsIn(practice.timeZone);
  }

  async #visitsOf(call: ServiceCall, chart: PatientRef): Promise<OverviewVisits> {
    const [practices, upcoming] = await Promise.all([
      this.#practices.practices([chart.practice]),
      this.#visits.upcoming([chart], call.now, mostVisits),
    ]);
    if (upcoming.away.length > 0) throw new PracticeAway(chart.practice);
    const listed = upcoming.listed(new Map(practices.map((practice) => [practice.id, practice])), call);
    const next = listed.find(({ appointment }) => appointment.status !== 'REQUESTED');
    const open = listed.find((one) => !one.appointment.video && visitButtons(one, call.now).checkIn);
    return {
      requests: listed.filter(({ appointment }) => appointment.status === 'REQUESTED').length,
      ...(next === undefined ? {} : { next: nextVisitOf(next) }),
      ...(open === undefined ? {} : { checkIn: open.appointment.id }),
    };
  }
}

const nothingNew: ReturnType<Awaited<ReturnType<NewsOfPatient['of']>>> = { unread: ok(0), results: ok([]) };

const shownAreas = [
  'appointments',
  'messages',
  'health',
  'forms',
  'payments',
] as const satisfies readonly PermissionArea[];

const nextVisitOf = ({ appointment: { start, location, provider } }: ListedAppointment): NextVisit => ({
  start,
  timeZone: location.timeZone,
  provider: provider.name,
});
