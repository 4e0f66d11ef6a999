import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { canCheckOut, type Appointment, type Schedule } from '@portico/domain/appointments';
import type { FilledForm, FormStore, FormUuid } from '@portico/domain/forms';
import { failed, ok, type Cents, type Result, inLanguageOf } from '@portico/domain/kernel';
import type { CheckOutStep, PracticeDirectory } from '@portico/domain/practices';
import {
  afterCheckOut,
  checkOutOf,
  leadsToSurvey,
  mayCheckOut,
  type CheckOut,
  type CheckOutSystem,
  type CheckOutFacts,
  type CheckOutForms,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import { listedIn } from '../appointments/index.ts';
import type { ListedAppointment } from '@portico/application/appointments';
import type { Forms } from '@portico/application/forms';
import { callAt, type ServiceCall, type ForCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { MakePayment } from '@portico/application/payments';
import type { Booking, BookingOrder, BookingRefusal } from '@portico/application/scheduling';
import {
  longestExternalData,
  type AskedForm,
  type CheckOutIds,
  type CheckOutRefusal,
  type CheckOuts,
  type CheckOutScreen,
  type NextVisit,
  type NoCheckOut,
  type OfferedSurveys,
  type WayOn,
} from '@portico/application/visits';

export interface CheckOutsDeps {
  readonly activityLog: ActivityLog;
  readonly checkOutSystem: CheckOutSystem;
  readonly formStore: Pick<FormStore, 'blank' | 'requested'>;
  readonly practices: PracticeDirectory;
  readonly schedule: Schedule;
  readonly surveysOf: SurveysOfVisit;
}

/**
 * The surveys about a visit, supplied by another context: none once all are answered; undefined if there never was one.
 */
export type SurveysOfVisit = (call: ServiceCall, visit: Appointment) => Promise<OfferedSurveys | undefined>;

/** Services of other contexts, called on behalf of the same call. */
export interface CheckOutHelpers {
  readonly payments: Pick<MakePayment, 'screen'>;
  readonly booking: Pick<Booking, 'book'>;
  /** The forms of the call's practice. */
  readonly formsIn: (call: ServiceCall) => Pick<Forms, 'sign'>;
}

/** Sanity cap: no person has more visits to come than this. */
const most = 100;

export class CheckOutsService implements CheckOuts {
  readonly #activityLog: ActivityLog;
  readonly #checkOutSystem: CheckOutSystem;
  readonly #formStore: Pick<FormStore, 'blank' | 'requested'>;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Schedule;
  readonly #surveysOf: SurveysOfVisit;
  readonly #call: ServiceCall;
  readonly #helpers: CheckOutHelpers;

  constructor(
    activityLog: ActivityLog,
    checkOutSystem: CheckOutSystem,
    formStore: Pick<FormStore, 'blank' | 'requested'>,
    practices: PracticeDirectory,
    schedule: Schedule,
    surveysOf: SurveysOfVisit,
    helpersIn: ForCall<ServiceCall, CheckOutHelpers>,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#checkOutSystem = checkOutSystem;
    this.#formStore = formStore;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#surveysOf = surveysOf;
    this.#call = call;
    this.#helpers = helpersIn(call);
  }

  async screen(ids: CheckOutIds): ServiceResult<CheckOutScreen, NoCheckOut> {
    const leaving = await this.#leaving(ids);
    if (!leaving.ok) return leaving;
    await this.#logLooked(ids);
    return this.#screen(ids, leaving.value);
  }

  async goOn(ids: CheckOutIds, skipped: readonly CheckOutStep[]): ServiceResult<WayOn, NoCheckOut> {
    const leaving = await this.#leaving(ids);
    if (!leaving.ok) return leaving;
    await this.#logLooked(ids);
    return this.#wayOn(ids, leaving.value, { skipped });
  }

  async checkOut(ids: CheckOutIds, filled: readonly FilledForm[] = []): ServiceResult<WayOn, CheckOutRefusal> {
    const leaving = await this.#leaving(ids);
    if (!leaving.ok) return leaving;
    if (filled.length > 0) {
      const { forms } = leaving.value.checkOutForms;
      // Only forms that are due at the end of this visit can be signed here.
      if (!filled.every(({ uuid }) => forms.includes(uuid))) return failed({ kind: 'bad-input' });
      const signed = await this.#helpers.formsIn(callAt(this.#call, ids.patient)).sign(filled);
      if (!signed.ok) return signed;
      return this.#wayOn(ids, leaving.value, {});
    }
    const screen = await this.#screen(ids, leaving.value);
    if (!screen.ok) return screen;
    if (!screen.value.state.isCheckedOut) {
      if (!mayCheckOut(screen.value.state)) return failed({ kind: 'forms-open' });
      const { patient, appointment } = ids;
      const done = await this.#checkOutSystem.checkOut(patient, appointment, this.#call.now);
      if (!done.ok) return failed({ kind: 'no-check-out' });
      await log(this.#activityLog, callAt(this.#call, ids.patient), 'checked-out', appointment);
    }
    const left = await this.#leaving(ids);
    return left.ok ? this.#wayOn(ids, left.value, {}) : left;
  }

  async bookNext(ids: CheckOutIds, order: BookingOrder): ServiceResult<NextVisit, BookingRefusal | NoCheckOut> {
    const leaving = await this.#leaving(ids);
    if (!leaving.ok) return leaving;
    // The next visit must be at the same practice.
    if (order.choice.practice !== ids.patient.practice) return failed({ kind: 'bad-input' });
    const booked = await this.#helpers.booking.book(order);
    if (!booked.ok) return booked;
    const way = await this.#wayOn(ids, leaving.value, { isRequested: true });
    return way.ok ? ok({ booked: booked.value, way: way.value }) : way;
  }

  #logLooked({ patient, appointment }: CheckOutIds): Promise<void> {
    return log(this.#activityLog, callAt(this.#call, patient), 'viewed-check-out', appointment);
  }

  /** The visit, if this person may leave it now, or has left it. */
  async #leaving({ patient, appointment, externalData }: CheckOutIds): Promise<Result<Leaving, NoCheckOut | Failure>> {
    if (!can(this.#call.acting, 'appointments:act', { kind: 'chart', chart: patient }))
      return failed({ kind: 'not-found' });
    if ((externalData ?? '').length > longestExternalData) return failed({ kind: 'bad-input' });
    const [visit, checkOutForms] = await Promise.all([
      this.#schedule.visit(patient, appointment),
      this.#checkOutSystem.checkOutForms(patient, appointment),
    ]);
    if (visit === undefined || checkOutForms === undefined) return failed({ kind: 'not-found' });
    const isOpen = checkOutForms.checkedOutAt !== undefined || canCheckOut(visit, this.#call.now);
    return isOpen ? ok({ visit, checkOutForms }) : failed({ kind: 'no-check-out' });
  }

  async #wayOn(
    ids: CheckOutIds,
    leaving: Leaving,
    { skipped = [], isRequested = false }: { skipped?: readonly CheckOutStep[]; isRequested?: boolean },
  ): Promise<Result<WayOn, Failure>> {
    const screen = await this.#screen(ids, leaving);
    if (!screen.ok) return screen;
    const state = skipped.reduce<CheckOut>(
      (before, step) => afterCheckOut(before, { kind: 'skip', step }),
      screen.value.state,
    );
    return ok({ screen: { ...screen.value, state }, isRequested, redirectSurvey: leadsToSurvey(state) });
  }

  async #screen(ids: CheckOutIds, { visit, checkOutForms }: Leaving): Promise<Result<CheckOutScreen, Failure>> {
    const { patient } = ids;
    const [[practice], forms, surveys, due, next] = await Promise.all([
      this.#practices.practices([patient.practice]),
      this.#openForms(ids, checkOutForms),
      this.#surveysOf(this.#call, visit),
      this.#due(ids),
      this.#next(ids),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const listed = (one: Appointment): ListedAppointment | undefined =>
      listedIn(new Map([[practice.id, practice]]), one, this.#call);
    const [shown, nextShown] = [listed(visit), next && listed(next)];
    if (shown === undefined) return failed({ kind: 'not-found' });
    const standings: CheckOutFacts['standings'] = {
      ...(checkOutForms.forms.length === 0 ? {} : { forms: forms.length === 0 ? 'done' : 'open' }),
      ...(surveys === undefined ? {} : { survey: surveys.surveys.length === 0 ? 'done' : 'open' }),
      ...(due?.online !== true ? {} : { payment: due.amount === 0 ? 'done' : 'open' }),
      'next-visit': nextShown === undefined ? 'open' : 'done',
    };
    const isCheckedOut = checkOutForms.checkedOutAt !== undefined;
    return ok({
      ids,
      visit: shown,
      phone: practice.phone,
      management: practice.behavior.management,
      state: checkOutOf({ isCheckedOut, offered: practice.behavior.checkOut, standings }),
      forms: can(this.#call.acting, 'forms:view', { kind: 'chart', chart: patient }) ? forms : [],
      mayFillForms: can(this.#call.acting, 'forms:act', { kind: 'chart', chart: patient }),
      surveys: offered(surveys),
      due: due?.amount ?? (0 as Cents),
      dueCopay: due?.copay ?? (0 as Cents),
      ...(nextShown === undefined ? {} : { next: nextShown }),
    });
  }

  async #openForms({ patient }: CheckOutIds, { forms }: CheckOutForms): Promise<readonly AskedForm[]> {
    if (forms.length === 0) return [];
    const requested = (await this.#formStore.requested(patient)).filter(({ id }) => forms.includes(id));
    const blanks = await Promise.all(requested.map(({ id }) => this.#formStore.blank(patient, id as FormUuid)));
    // Forms that exist on paper only are handled by the office and do not block check-out.
    return requested
      .filter((_, at) => blanks[at] !== undefined)
      .map(({ id, title }) => ({ id, title: inLanguageOf(title, this.#call.language) }));
  }

  /** The amount that the payment of this visit would ask for; undefined if this person pays nothing here. */
  async #due({ patient, appointment }: CheckOutIds): Promise<Due | undefined> {
    if (!can(this.#call.acting, 'payments:act', { kind: 'chart', chart: patient })) return undefined;
    const asked = await this.#helpers.payments.screen({ kind: 'check-out', patient, appointment });
    if (!asked.ok)
      return asked.error.kind === 'nothing-to-pay'
        ? { amount: 0 as Cents, copay: 0 as Cents, online: true }
        : undefined;
    const { tokenizer, amount, parts } = asked.value;
    return { amount, copay: parts.copay, online: tokenizer !== undefined };
  }

  async #next({ patient, appointment }: CheckOutIds): Promise<Appointment | undefined> {
    const coming = await this.#schedule.upcoming(patient, this.#call.now, most);
    return coming.find(({ id, status }) => id !== appointment && (status === 'SCHEDULED' || status === 'REQUESTED'));
  }
}

interface Leaving {
  readonly visit: Appointment;
  readonly checkOutForms: CheckOutForms;
}

/** What is to be paid now, and how much of it is the copay of the visit. */
interface Due {
  readonly amount: Cents;
  readonly copay: Cents;
  /** The practice takes cards here; else it is paid at its front desk. */
  readonly online: boolean;
}

const offered = (surveys: OfferedSurveys | undefined): OfferedSurveys => ({
  ...(surveys?.heading === undefined ? {} : { heading: surveys.heading }),
  surveys: surveys?.surveys ?? [],
});
