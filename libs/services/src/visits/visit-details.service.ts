import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  statusOf,
  type Appointment,
  type AppointmentBooking,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import type { FormStore } from '@portico/domain/forms';
import {
  failed,
  inLanguageOf,
  ok,
  type AppointmentId,
  type Cents,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Billing, ChargeId, Disputes, PaymentLedger } from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ServiceResult } from '@portico/application/kernel';
import type { VisitMoney, VisitDetail, VisitDetails } from '@portico/application/visits';
import { log } from '../activity/index.ts';
import { listedIn, rulesOf, withWaitList, type WaitListOf } from '../appointments/index.ts';
import { allowedCharts, callAt, orElse, partOf, type ServiceCall } from '../kernel/index.ts';
import { entryOf } from '../payments/index.ts';

/** What the page of a visit is made of, where the person may see it. */
export interface VisitDetailSources {
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly visitPolicies: VisitPolicies;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly waitListOf: WaitListOf;
  readonly formStore: Pick<FormStore, 'requested'>;
  readonly billing: Pick<Billing, 'visitDues'>;
  readonly ledger: Pick<PaymentLedger, 'forVisit'>;
  readonly disputes: Pick<Disputes, 'of'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'bookedUnder'>;
}

/** Reads one visit from the practice's system; money, forms and the wait list only where the person may see them. */
export class VisitDetailsService implements VisitDetails {
  readonly #activityLog: ActivityLog;
  readonly #sources: VisitDetailSources;
  readonly #call: ServiceCall;

  constructor(activityLog: ActivityLog, sources: VisitDetailSources, call: ServiceCall) {
    this.#activityLog = activityLog;
    this.#sources = sources;
    this.#call = call;
  }

  async visit(practiceId: PracticeId, appointment: AppointmentId): ServiceResult<VisitDetail> {
    const chart = allowedCharts(this.#call, 'appointments:view').find(({ practice }) => practice === practiceId);
    if (chart === undefined) return failed({ kind: 'not-found' });
    const { schedule, practices, visitPolicies, waitListOf } = this.#sources;
    const [visit, [practice], rules, earlier] = await Promise.all([
      schedule.visit(chart, appointment),
      practices.practices([practiceId]),
      rulesOf(visitPolicies, [chart]),
      waitListOf(chart, this.#call.now),
    ]);
    const known = practice && new Map([[practice.id, practice]]);
    const listed = visit && known && listedIn(known, visit, this.#call, rules);
    if (visit === undefined || practice === undefined || listed === undefined) return failed({ kind: 'not-found' });
    const [formsDue, money] = await Promise.all([
      this.#formsDue(visit),
      this.#may('payments:view', chart) ? partOf(this.#moneyOf(visit, practice)) : undefined,
      log(this.#activityLog, callAt(this.#call, { practice: practiceId }), 'viewed-appointments', appointment),
    ]);
    return ok({
      listed: withWaitList(listed, [earlier]),
      practicePhone: practice.phone,
      formsDue,
      ...(money?.ok === true ? { money: money.value } : {}),
    });
  }

  async #formsDue({ patient, ...visit }: Appointment): Promise<readonly string[]> {
    if (statusOf(visit, this.#call.now) === 'past' || !this.#may('forms:view', patient)) return [];
    const asked = await partOf(this.#sources.formStore.requested(patient));
    return orElse(asked, []).map(({ title }) => inLanguageOf(title, this.#call.language));
  }

  async #moneyOf({ patient, id }: Appointment, practice: Practice): Promise<VisitMoney> {
    const { appointmentBooking, billing, disputes, ledger } = this.#sources;
    const [dues, keys, disputed] = await Promise.all([
      billing.visitDues(patient, id),
      appointmentBooking.bookedUnder(patient, id),
      disputes.of(patient),
    ]);
    const charges = await ledger.forVisit(patient, id, keys as readonly string[] as readonly ChargeId[]);
    return {
      copayOpen: dues?.copay ?? (0 as Cents),
      payments: charges.map((charge) => entryOf(charge, practice, disputed)),
    };
  }

  #may(action: 'forms:view' | 'payments:view', chart: PatientRef): boolean {
    return can(this.#call.acting, action, { kind: 'chart', chart });
  }
}
