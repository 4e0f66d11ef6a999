import { can } from '@portico/domain/access';
import {
  canCheckIn,
  canCheckOut,
  changeableUntil,
  isStillOpen,
  isToday,
  mayCheckIn,
  statusOf,
  timedFirst,
  type Appointment,
  type Schedule,
  type VisitPolicies,
  type VisitRules,
} from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, instant, ok, type Instant, type Page, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { callAt, allowedCharts, orElse, partOf, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import { mostUpcoming, movesAmong } from './requested-moves.ts';
import {
  historyPageSize,
  type AppointmentList,
  type AwayPractice,
  type Appointments,
  type WaitListState,
  type ListedAppointment,
  type PracticeHistory,
} from '@portico/application/appointments';

/** Wait list state of each visit of a chart; supplied by another context. */
export type WaitListOf = (
  chart: PatientRef,
  now: Instant,
) => Promise<(visit: Appointment) => WaitListState | undefined>;

export class AppointmentsService implements Appointments {
  readonly #schedule: Schedule;
  readonly #visitPolicies: VisitPolicies;
  readonly #practices: PracticeDirectory;
  readonly #activityLog: ActivityLog;
  readonly #waitListService: WaitListOf;
  readonly #call: ServiceCall;

  constructor(
    schedule: Schedule,
    visitPolicies: VisitPolicies,
    practices: PracticeDirectory,
    activityLog: ActivityLog,
    waitListService: WaitListOf,
    call: ServiceCall,
  ) {
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#waitListService = waitListService;
    this.#call = call;
  }

  async list(): ServiceResult<AppointmentList> {
    const charts = allowedCharts(this.#call, 'appointments:view');
    if (charts.length === 0) return failed({ kind: 'not-found' });
    const [practices, rules, earlier, history, upcoming] = await Promise.all([
      this.#practicesOf(charts),
      rulesOf(this.#visitPolicies, charts),
      Promise.all(charts.map((chart) => this.#waitListService(chart, this.#call.now))),
      this.#history(charts, 1),
      upcomingOf(this.#schedule, charts, this.#call.now, mostUpcoming),
      log(this.#activityLog, this.#call, 'viewed-appointments'),
    ]);
    const listed = listedAll(practices, upcoming.found, this.#call, rules)
      .map((one) => withWaitList(one, earlier))
      .map(movesAmong(upcoming.found, this.#call.now));
    const isOpen = ({ appointment }: ListedAppointment): boolean => isStillOpen(appointment, this.#call.now);
    const further = await Promise.all(history.found.map(({ chart, page }) => this.#restOfToday(chart, page)));
    const shown = listedAll(practices, further.flat(), this.#call);
    const stillOpen = [...history.found.flatMap(({ page }) => page.entries), ...shown].filter(isOpen);
    const standing = (wanted: 'request' | 'upcoming'): readonly ListedAppointment[] =>
      listed.filter(({ appointment }) => statusOf(appointment, this.#call.now) === wanted);
    return ok({
      requests: standing('request'),
      upcoming: [...stillOpen, ...standing('upcoming')].sort((a, b) => timedFirst(a.appointment, b.appointment)),
      history: history.found.map(({ practice, page }) => ({
        practice,
        page: { ...page, entries: page.entries.filter((one) => !isOpen(one)) },
      })),
      away: awayAmong(practices, [...upcoming.away, ...history.away]),
    });
  }

  async more(page: number, practice?: PracticeId): ServiceResult<readonly PracticeHistory[]> {
    const charts = allowedCharts(this.#call, 'appointments:view').filter(
      (chart) => practice === undefined || chart.practice === practice,
    );
    if (charts.length === 0) return failed({ kind: 'not-found' });
    if (!Number.isSafeInteger(page) || page < 1 || page > 1_000_000) return failed({ kind: 'bad-input' });
    const at = practice === undefined ? this.#call : callAt(this.#call, { practice });
    const [history] = await Promise.all([
      this.#history(charts, page),
      log(this.#activityLog, at, 'viewed-appointments'),
    ]);
    // What is still open stands with what is to come, wherever in the history it would be.
    const isOver = ({ appointment }: ListedAppointment): boolean => !isStillOpen(appointment, this.#call.now);
    return ok(
      history.found.map(({ practice: at, page: of }) => ({
        practice: at,
        page: { ...of, entries: of.entries.filter(isOver) },
      })),
    );
  }

  /** What the pages after the first one have of today and later: many canceled visits can stand before a visit of today. */
  async #restOfToday(chart: PatientRef, first: Page<ListedAppointment>): Promise<readonly Appointment[]> {
    const found: Appointment[] = [];
    const isMore = (at: number): boolean => at <= mostPages && (at - 1) * historyPageSize < first.total;
    let last = first.entries.at(-1)?.appointment;
    for (let at = 2; last !== undefined && isMore(at) && !isBeforeToday(last, this.#call.now); at += 1) {
      const page = orElse(await partOf(this.#schedule.past(chart, this.#call.now, at, historyPageSize)), undefined);
      found.push(...(page?.entries ?? []));
      last = page?.entries.at(-1);
    }
    return found;
  }

  async #history(
    charts: readonly PatientRef[],
    page: number,
  ): Promise<{
    readonly found: readonly (PracticeHistory & { readonly chart: PatientRef })[];
    readonly away: readonly PracticeId[];
  }> {
    const [practices, pages] = await Promise.all([
      this.#practicesOf(charts),
      Promise.all(charts.map((chart) => partOf(this.#schedule.past(chart, this.#call.now, page, historyPageSize)))),
    ]);
    const found = charts.flatMap((chart, at) => {
      const practice = practices.get(chart.practice);
      const past = pages[at];
      if (practice === undefined || past?.ok !== true) return [];
      const entries = listedAll(practices, past.value.entries, this.#call);
      return [{ chart, practice: { id: practice.id, name: practice.name }, page: { ...past.value, entries } }];
    });
    return { found, away: charts.flatMap(({ practice }, at) => (pages[at]?.ok === false ? [practice] : [])) };
  }

  async #practicesOf(charts: readonly PatientRef[]): Promise<ReadonlyMap<PracticeId, Practice>> {
    const practices = await this.#practices.practices(charts.map((chart) => chart.practice));
    return new Map(practices.map((practice) => [practice.id, practice]));
  }
}

/** Sanity cap: nobody has as many pages of canceled visits ahead. */
const mostPages = 20;

const isBeforeToday = (visit: Appointment, now: Instant): boolean => visit.start < now && !isToday(visit, now);

/** The next visits of all charts, as `timedFirst` has them, and the practices whose system is away. */
export const upcomingOf = async (
  schedule: Pick<Schedule, 'upcoming'>,
  charts: readonly PatientRef[],
  now: Instant,
  most: number,
): Promise<{ readonly found: readonly Appointment[]; readonly away: readonly PracticeId[] }> => {
  const parts = await Promise.all(charts.map((chart) => partOf(schedule.upcoming(chart, now, most))));
  return {
    found: parts.flatMap((part) => orElse(part, [])).sort(timedFirst),
    away: charts.flatMap(({ practice }, at) => (parts[at]?.ok === false ? [practice] : [])),
  };
};

/** Each of the practices once, in the order of `practices`, with what a person needs to reach it. */
export const awayAmong = (
  practices: ReadonlyMap<PracticeId, Practice>,
  away: readonly PracticeId[],
): readonly AwayPractice[] =>
  [...practices.values()].filter(({ id }) => away.includes(id)).map(({ id, name, phone }) => ({ id, name, phone }));

/** Adds the wait list state, only for persons with permission to act. */
export const withWaitList = (
  listed: ListedAppointment,
  states: readonly ((visit: Appointment) => WaitListState | undefined)[],
): ListedAppointment => {
  if (!listed.mayAct) return listed;
  const earlierTime = states.map((stateOf) => stateOf(listed.appointment)).find((state) => state !== undefined);
  return earlierTime === undefined ? listed : { ...listed, earlierTime };
};

const withoutComment = ({ comment: _, ...rest }: Appointment): Appointment => rest;

/** The rules about booked visits at the practices of these charts. */
export const rulesOf = async (
  policies: VisitPolicies,
  charts: readonly PatientRef[],
): Promise<ReadonlyMap<PracticeId, VisitRules>> =>
  new Map(await Promise.all(charts.map(async ({ practice }) => [practice, await policies.rules(practice)] as const)));

/**
 * An appointment with its practice's name, without the comment if the practice hides it (`APT-050`); undefined if its
 * practice is not among `practices`. Without the practice's rules, as for a past visit, check-in is not offered.
 */
export const listedIn = (
  practices: ReadonlyMap<PracticeId, Practice>,
  appointment: Appointment,
  { acting, now }: Pick<ServiceCall, 'acting' | 'now'>,
  allRules: ReadonlyMap<PracticeId, VisitRules> = noRules,
): ListedAppointment | undefined => {
  const { patient } = appointment;
  const practice = practices.get(patient.practice);
  if (practice === undefined) return undefined;
  const isShown = appointment.comment === undefined || practice.behavior.appointmentComments;
  const mayAct = can(acting, 'appointments:act', { kind: 'chart', chart: patient });
  const rules = allRules.get(practice.id);
  return {
    appointment: isShown ? appointment : withoutComment(appointment),
    practice: { id: practice.id, name: practice.name },
    today: isToday(appointment, now),
    booking: practice.behavior.booking,
    mayAct,
    canCheckIn: rules !== undefined && canCheckIn(appointment, rules, now) && mayCheckIn(acting, patient),
    ...(rules === undefined ? {} : changeUntilOf(appointment, rules, now)),
    canCheckOut: mayAct && practice.behavior.checkOut.length > 0 && canCheckOut(appointment, now),
    ...(appointment.video && practice.behavior.videoElsewhere === true ? { joinedElsewhere: true } : {}),
    summary:
      appointment.status === 'COMPLETED' && can(acting, 'health:view', { kind: 'chart', chart: patient })
        ? practice.behavior.visitSummary
        : undefined,
  };
};

/** Same decision as the gateway makes when another time is requested (`cancellationTerms`); never where it takes none. */
export const changeUntilOf = (
  appointment: Appointment,
  { cancellation, movedByPhone }: VisitRules,
  now: Instant,
): Pick<ListedAppointment, 'changeUntil'> =>
  appointment.status === 'SCHEDULED' && statusOf(appointment, now) === 'upcoming'
    ? { changeUntil: movedByPhone === true ? instant(0) : changeableUntil(appointment, cancellation) }
    : {};

const noRules: ReadonlyMap<PracticeId, VisitRules> = new Map();

/** Those of the appointments whose practice is among `practices`, in their order. */
export const listedAll = (
  practices: ReadonlyMap<PracticeId, Practice>,
  appointments: readonly Appointment[],
  call: Pick<ServiceCall, 'acting' | 'now'>,
  rules?: ReadonlyMap<PracticeId, VisitRules>,
): readonly ListedAppointment[] => {
  const all: ListedAppointment[] = [];
  for (const appointment of appointments) {
    const listed = listedIn(practices, appointment, call, rules);
    if (listed !== undefined) all.push(listed);
  }
  return all;
};
