import { can, type PermissionArea } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { FormStore } from '@portico/domain/forms';
import type { PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import { PracticeAway, type PracticeDirectory } from '@portico/domain/practices';
import { visitButtons, type ListedAppointment } from '@portico/application/appointments';
import type { NextVisit, OverviewAtPractice, OverviewVisits } from '@portico/application/delegates';
import { log } from '../activity/index.ts';
import type { ListedVisits } from '../appointments/index.ts';
import { partOf, type Part, type ServiceCall } from '../kernel/index.ts';
import { dueOf, type OpenAmounts } from '../payments/index.ts';

/** The answer, or `PracticeAway` once it takes longer than others should wait for it. */
export type InTime = <T>(practice: PracticeId, asked: Promise<T>) => Promise<T>;

/** As many visits as the dashboard reads. */
const mostVisits = 20;

/** What the dashboard of a person tells at one practice, as far as the caller may view it. */
export class PersonAtPractice {
  readonly #visits: Pick<ListedVisits, 'upcoming'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #mailbox: Pick<Mailbox, 'unread'>;
  readonly #formStore: Pick<FormStore, 'requested'>;
  readonly #amounts: Pick<OpenAmounts, 'balance'>;
  readonly #activityLog: ActivityLog;
  readonly #inTime: InTime;

  constructor(
    visits: Pick<ListedVisits, 'upcoming'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    mailbox: Pick<Mailbox, 'unread'>,
    formStore: Pick<FormStore, 'requested'>,
    amounts: Pick<OpenAmounts, 'balance'>,
    activityLog: ActivityLog,
    inTime: InTime,
  ) {
    this.#visits = visits;
    this.#practices = practices;
    this.#mailbox = mailbox;
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

    const [visits, unread, forms, open] = await Promise.all([
      asked('appointments', () => this.#visitsOf(call, chart)),
      asked('messages', () => this.#mailbox.unread(chart)),
      asked('forms', () => this.#formStore.requested(chart)),
      asked('payments', () => this.#amounts.balance(chart)),
      log(this.#activityLog, call, 'viewed-to-do'),
    ]);
    return {
      practice,
      isAway: [visits, unread, forms, open].some((part) => part?.ok === false),
      ...(visits?.ok === true ? { visits: visits.value } : {}),
      ...(unread?.ok === true ? { unreadMessages: unread.value } : {}),
      ...(forms?.ok === true ? { forms: forms.value.map(({ id }) => id) } : {}),
      ...(open?.ok === true ? { due: dueOf(open.value) } : {}),
    };
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
      ...(next === undefined ? {} : { next: nextVisitOf(next) }),
      ...(open === undefined ? {} : { checkIn: open.appointment.id }),
    };
  }
}

const shownAreas = ['appointments', 'messages', 'forms', 'payments'] as const satisfies readonly PermissionArea[];

const nextVisitOf = ({ appointment: { start, location, provider } }: ListedAppointment): NextVisit => ({
  start,
  timeZone: location.timeZone,
  provider: provider.name,
});
