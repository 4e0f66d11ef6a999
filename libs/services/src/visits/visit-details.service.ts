import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { statusOf, type Appointment } from '@portico/domain/appointments';
import type { FormStore } from '@portico/domain/forms';
import type { Correspondence } from '@portico/domain/messages';
import { failed, inLanguageOf, ok, type AppointmentId, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { VisitCancellation, VisitDetail, VisitDetails } from '@portico/application/visits';
import { log } from '../activity/index.ts';
import type { CancelableVisits } from '../appointments/index.ts';
import { allowedCharts, callAt, orElse, partOf, type ServiceCall } from '../kernel/index.ts';
import type { ListedVisitReader } from './listed-visit-reader.ts';
import type { VisitMoneyReader } from './visit-money-reader.ts';

/** Reads one visit from the practice's system; money, forms and the wait list only where the person may see them. */
export class VisitDetailsService implements VisitDetails {
  readonly #activityLog: ActivityLog;
  readonly #visits: ListedVisitReader;
  readonly #money: VisitMoneyReader;
  readonly #formStore: Pick<FormStore, 'requested'>;
  readonly #cancelable: Pick<CancelableVisits, 'find'>;
  readonly #correspondence: Pick<Correspondence, 'correspondents'>;
  readonly #call: ServiceCall;

  constructor(
    activityLog: ActivityLog,
    visits: ListedVisitReader,
    money: VisitMoneyReader,
    formStore: Pick<FormStore, 'requested'>,
    cancelable: Pick<CancelableVisits, 'find'>,
    correspondence: Pick<Correspondence, 'correspondents'>,
    call: ServiceCall,
  ) {
    this.#activityLog = activityLog;
    this.#visits = visits;
    this.#money = money;
    this.#formStore = formStore;
    this.#cancelable = cancelable;
    this.#correspondence = correspondence;
    this.#call = call;
  }

  async visit(practiceId: PracticeId, appointment: AppointmentId): ServiceResult<VisitDetail> {
    const chart = allowedCharts(this.#call, 'appointments:view').find(({ practice }) => practice === practiceId);
    const found = chart && (await this.#visits.read(this.#call, chart, appointment));
    if (chart === undefined || found === undefined) return failed({ kind: 'not-found' });
    const { visit, practice, listed } = found;
    const [formsDue, cancellation, answers, money] = await Promise.all([
      this.#formsDue(visit),
      partOf(this.#cancellation(visit)),
      partOf(this.#answersWithin(visit)),
      this.#may('payments:view', chart)
        ? partOf(this.#money.of(visit, practice, this.#may('payments:act', chart)))
        : undefined,
      log(this.#activityLog, callAt(this.#call, { practice: practiceId }), 'viewed-appointments', appointment),
    ]);
    return ok({
      listed,
      practicePhone: practice.phone,
      formsDue,
      ...(visit.preference === undefined ? {} : { preference: visit.preference }),
      ...(listed.move === undefined ? {} : { move: listed.move }),
      ...(answers.ok && answers.value !== undefined ? { answersWithin: answers.value } : {}),
      ...(cancellation.ok && cancellation.value !== undefined ? { cancellation: cancellation.value } : {}),
      ...(money?.ok === true ? { money: money.value } : {}),
    });
  }

  async #formsDue({ patient, ...visit }: Appointment): Promise<readonly string[]> {
    if (statusOf(visit, this.#call.now) === 'past' || !this.#may('forms:view', patient)) return [];
    const asked = await partOf(this.#formStore.requested(patient));
    return orElse(asked, [])
      .filter(({ atEndOf }) => atEndOf === undefined || atEndOf.includes(visit.id))
      .map(({ title }) => inLanguageOf(title, this.#call.language));
  }

  /** Of a request that waits, if its practice says so. */
  async #answersWithin({ patient, ...visit }: Appointment): Promise<number | undefined> {
    if (statusOf(visit, this.#call.now) !== 'request') return undefined;
    return (await this.#correspondence.correspondents(patient)).answersWithin;
  }

  /** Of a booked visit that is to come; a request is taken back at any time and for nothing. */
  async #cancellation({ patient, id, ...visit }: Appointment): Promise<VisitCancellation | undefined> {
    if (visit.status !== 'SCHEDULED' || statusOf(visit, this.#call.now) === 'past') return undefined;
    const found = await this.#cancelable.find(this.#call, { patient, appointment: id });
    if (!found.ok || found.value.terms.kind === 'over') return undefined;
    return { terms: found.value.terms, payable: found.value.practice.payments !== 'no-value' };
  }

  #may(action: 'forms:view' | 'payments:view' | 'payments:act', chart: PatientRef): boolean {
    return can(this.#call.acting, action, { kind: 'chart', chart });
  }
}
