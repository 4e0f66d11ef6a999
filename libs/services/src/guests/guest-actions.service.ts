import type { ActivityLog } from '@portico/domain/activity';
import type { Capabilities, Capability } from '@portico/domain/access';
import type { Appointment, Schedule, AppointmentBooking, VisitPolicies } from '@portico/domain/appointments';
import { bookingKeyOfLink, linkCancels, linkShowsVisit } from '@portico/domain/guests';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { changeUntilOf, listedIn, withWaitList, type WaitListOf } from '../appointments/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import { dueVisit } from './upcoming-link-visit.ts';
import type { GuestActions, GuestVisit, MadeByGuest } from '@portico/application/guests';
import { brandingOf } from './practice-branding.ts';

/** The visit that a guest's link is about. */
export class GuestActionsService implements Pick<GuestActions, 'visit' | 'made'> {
  readonly #capabilities: Pick<Capabilities, 'byId'>;
  readonly #schedule: Schedule;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #waitListService: WaitListOf;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    capabilities: Pick<Capabilities, 'byId'>,
    schedule: Schedule,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>,
    visitPolicies: VisitPolicies,
    waitListService: WaitListOf,
    practices: Pick<PracticeDirectory, 'practices'>,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#capabilities = capabilities;
    this.#schedule = schedule;
    this.#appointmentBooking = appointmentBooking;
    this.#visitPolicies = visitPolicies;
    this.#waitListService = waitListService;
    this.#practices = practices;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async visit(): ServiceResult<GuestVisit> {
    const allowed = allowedChart(this.#call, 'appointments:view');
    if (!allowed.ok) return allowed;
    // The chart has other visits too; a guest sees only the link's.
    const capability = await this.#link();
    if (capability === undefined || !linkShowsVisit(capability)) return failed({ kind: 'not-found' });
    const due = await dueVisit(this.#schedule, allowed.value, capability, this.#call.now);
    const seen = await this.#seen(allowed.value, due);
    if (!seen.ok) return seen;
    const { practice, visit } = seen.value;
    if (due === undefined || !linkCancels(capability, due.id)) return ok({ practice, visit, mayChange: false });
    const [stateOf, rules] = await Promise.all([
      this.#waitListService(allowed.value, this.#call.now),
      this.#visitPolicies.rules(practice.id),
    ]);
    const changeable = { ...withWaitList(visit, [stateOf]), ...changeUntilOf(due, rules, this.#call.now) };
    return ok({ practice, visit: changeable, mayChange: true });
  }

  async made(): ServiceResult<MadeByGuest> {
    const allowed = allowedChart(this.#call, 'appointments:view');
    if (!allowed.ok) return allowed;
    const capability = await this.#link();
    const made = capability && (await this.#madeBy(capability, allowed.value));
    const seen = await this.#seen(allowed.value, made);
    return seen.ok ? ok({ ...seen.value, isRescheduled: capability?.purpose === 'guest-reschedule' }) : seen;
  }

  /** For a link to check in, the visit that it is about; for any other, the visit that was made by it. */
  async #madeBy(capability: Capability, chart: PatientRef): Promise<Appointment | undefined> {
    if (capability.purpose === 'guest-check-in') {
      const due = await dueVisit(this.#schedule, chart, capability, this.#call.now);
      return due?.status === 'CHECKED-IN' ? due : undefined;
    }
    const id = await this.#appointmentBooking.bookedFor(chart, bookingKeyOfLink(capability));
    return id && this.#schedule.visit(chart, id);
  }

  async #link(): Promise<Capability | undefined> {
    const { actor } = this.#call.acting;
    return actor.kind === 'guest' ? this.#capabilities.byId(actor.capability) : undefined;
  }

  async #seen(
    chart: PatientRef,
    appointment: Appointment | undefined,
  ): Promise<Result<Omit<GuestVisit, 'mayChange'>, Failure>> {
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined || appointment === undefined) return failed({ kind: 'not-found' });
    const visit = listedIn(new Map([[practice.id, practice]]), appointment, this.#call);
    if (visit === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-appointments', appointment.id);
    return ok({ practice: brandingOf(practice), visit });
  }
}
