import { maskEmail, type Accounts, type Capabilities, type Capability } from '@portico/domain/access';
import type { Appointment, Schedule, AppointmentBooking, VisitPolicies } from '@portico/domain/appointments';
import { bookingKeyOfLink, linkCancels, linkShowsVisit } from '@portico/domain/guests';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Billing, ChargeId, PaymentLedger, PaymentStatus } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { ActivityLog } from '@portico/domain/activity';
import { log } from '../activity/index.ts';
import { changeUntilOf, listedIn, withWaitList, type WaitListOf } from '../appointments/index.ts';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import { allowedChart, type ServiceCall } from '../kernel/index.ts';
import type { PaymentHistory } from '@portico/application/payments';
import { guestRecipient } from '../payments/index.ts';
import { dueVisit } from './due-visit.ts';
import type {
  GuestBill,
  GuestBills,
  GuestActions,
  GuestReceipt,
  GuestVisit,
  MadeByGuest,
} from '@portico/application/guests';
import { brandingOf } from './practice-branding.ts';

export interface GuestActionsDeps {
  readonly activityLog: ActivityLog;
  readonly billing: Pick<Billing, 'settings'>;
  readonly ledger: Pick<PaymentLedger, 'byId'>;
  readonly practices: PracticeDirectory;
  readonly paymentHistory: (call: ServiceCall) => PaymentHistory;
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly capabilities: Capabilities;
  readonly waitListService: WaitListOf;
  readonly schedule: Schedule;
  readonly appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly visitPolicies: VisitPolicies;
}

export class GuestActionsService implements GuestActions, GuestBills {
  readonly #deps: GuestActionsDeps;
  readonly #call: ServiceCall;

  constructor(deps: GuestActionsDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async visit(): ServiceResult<GuestVisit> {
    const allowed = allowedChart(this.#call, 'appointments:view');
    if (!allowed.ok) return allowed;
    // The chart has other visits too; a guest sees only the link's.
    const capability = await this.#link();
    if (capability === undefined || !linkShowsVisit(capability)) return failed({ kind: 'not-found' });
    const due = await dueVisit(this.#deps.schedule, allowed.value, capability, this.#call.now);
    const seen = await this.#seen(allowed.value, due);
    if (!seen.ok) return seen;
    const { practice, visit } = seen.value;
    if (due === undefined || !linkCancels(capability, due.id)) return ok({ practice, visit, mayChange: false });
    const [stateOf, rules] = await Promise.all([
      this.#deps.waitListService(allowed.value, this.#call.now),
      this.#deps.visitPolicies.rules(practice.id),
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

  async receipt(of: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const [[practice], found] = await Promise.all([
      this.#deps.practices.practices([of.practice]),
      this.#deps.paymentHistory(this.#call).receipt(charge),
    ]);
    if (!found.ok) return found;
    const { status, amount, date, card, reference } = found.value;
    // A payment that is not settled, or took nothing, has no receipt yet.
    if (practice === undefined || !settled.has(status)) return failed({ kind: 'not-found' });
    const paid = await this.#deps.ledger.byId(charge);
    const isSent =
      paid !== undefined && (await guestRecipient(this.#deps.accounts, this.#deps.capabilities, paid)) !== undefined;
    return ok({ practice: brandingOf(practice), amount, date, card, reference, isSent });
  }

  async statement(of: PatientRef, id: string): ServiceResult<FileContent> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const { practices, billing } = this.#deps;
    const [[practice], settings] = await Promise.all([
      practices.practices([of.practice]),
      billing.settings(of.practice, this.#call.language),
    ]);
    const shown = practice?.behavior.guestStatements === true && settings.accountStatements;
    return shown ? this.#deps.paymentHistory(this.#call).statementPdf(id) : failed({ kind: 'not-found' });
  }

  async bill(of: PatientRef): ServiceResult<GuestBill> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const { accounts, practices, billing } = this.#deps;
    const [[practice], [account], settings] = await Promise.all([
      practices.practices([of.practice]),
      accounts.holding(of),
      billing.settings(of.practice, this.#call.language),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    return ok({
      practice: brandingOf(practice),
      payments: practice.payments,
      ...(account === undefined ? {} : { account: maskEmail(account.email) }),
      accountStatements: settings.accountStatements,
    });
  }

  /** For a link to check in, the visit that it is about; for any other, the visit that was made by it. */
  async #madeBy(capability: Capability, chart: PatientRef): Promise<Appointment | undefined> {
    const { schedule, appointmentBooking } = this.#deps;
    if (capability.purpose === 'guest-check-in') {
      const due = await dueVisit(schedule, chart, capability, this.#call.now);
      return due?.status === 'CHECKED-IN' ? due : undefined;
    }
    const id = await appointmentBooking.bookedFor(chart, bookingKeyOfLink(capability));
    return id && schedule.visit(chart, id);
  }

  async #link(): Promise<Capability | undefined> {
    const { actor } = this.#call.acting;
    return actor.kind === 'guest' ? this.#deps.capabilities.byId(actor.capability) : undefined;
  }

  async #seen(
    chart: PatientRef,
    appointment: Appointment | undefined,
  ): Promise<Result<Omit<GuestVisit, 'mayChange'>, Failure>> {
    const [practice] = await this.#deps.practices.practices([chart.practice]);
    if (practice === undefined || appointment === undefined) return failed({ kind: 'not-found' });
    const visit = listedIn(new Map([[practice.id, practice]]), appointment, this.#call);
    if (visit === undefined) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#call, 'viewed-appointments', appointment.id);
    return ok({ practice: brandingOf(practice), visit });
  }

  /** The chart that the link or the bill is about, if it is the requested one. */
  #chart(of: PatientRef): Result<PatientRef, Failure> {
    const { actor } = this.#call.acting;
    if (actor.kind !== 'guest' || actor.purpose !== 'guest-pay') return failed({ kind: 'not-found' });
    const allowed = allowedChart(this.#call, 'payments:view');
    return allowed.ok && !samePatient(allowed.value, of) ? failed({ kind: 'not-found' }) : allowed;
  }
}

const settled: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunding', 'part-refunded', 'refunded']);
