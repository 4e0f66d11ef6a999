import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationReason,
  cancellationTerms,
  meansAnotherTime,
  needsComments,
  type Appointment,
  type CancellationReason,
  type CancellationRules,
  type CancellationTerms,
  type Schedule,
  type VisitDesk,
  type VisitRulebook,
} from '@portico/domain/appointments';
import { failed, ok, type AppointmentId, type Cents, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import type { Answer, Call, Failure } from '../kernel/index.ts';
import type { VisitRef } from './appointments.port.ts';
import type { Cancelling, CancellationOffer, CancelRefusal } from './cancelling.port.ts';
import type { VisitNews } from './visit-news.ts';

/** What a practice charges for cancelling a visit now; 0 where it charges nothing. */
export type CancellationFee = (patient: PatientRef, appointment: AppointmentId) => Promise<Cents>;

export interface CancellingDeps {
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly visitDesk: Pick<VisitDesk, 'cancel'>;
  readonly visitRulebook: VisitRulebook;
  readonly cancellationFee: CancellationFee;
  readonly practices: PracticeDirectory;
  readonly visitNews: VisitNews;
  readonly activityLog: ActivityLog;
}

/** A visit that is the person's to cancel, with what its practice decided. */
interface AtHand {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly rules: CancellationRules;
  readonly terms: CancellationTerms;
}

export class CancellingService implements Cancelling {
  readonly #deps: CancellingDeps;
  readonly #call: Call;

  constructor(deps: CancellingDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async offer(ref: VisitRef): Answer<CancellationOffer> {
    const atHand = await this.#atHand(ref);
    if (!atHand.ok) return atHand;
    const { practice, rules, terms } = atHand.value;
    const { language } = this.#call;
    return ok({
      terms,
      reasons: rules.reasons.map((choice) => ({
        id: choice.id,
        name: choice.name[language],
        needsComments: needsComments(choice),
        anotherTime: meansAnotherTime(choice),
      })),
      practiceName: practice.name,
      practicePhone: practice.phone,
      payable: practice.payments !== 'no-value',
    });
  }

  async cancel(ref: VisitRef, said: Partial<CancellationReason>): Answer<void, CancelRefusal> {
    const atHand = await this.#atHand(ref);
    if (!atHand.ok) return atHand;
    const { visit, practice, rules, terms } = atHand.value;
    // The answer to the first press may have been lost: whoever presses again wanted this.
    if (visit.status === 'CANCELLED') return ok(undefined);
    if (terms.kind === 'over') return failed({ kind: 'not-cancellable' });
    if (terms.kind === 'too-late') return failed({ kind: 'too-late-to-cancel', phone: practice.phone });
    if (terms.fee > 0) return failed({ kind: 'fee-due', amount: terms.fee });
    const reason = cancellationReason(said, rules.reasons);
    if (!reason.ok) return reason;
    const { visitDesk, visitNews, activityLog } = this.#deps;
    const done = await visitDesk.cancel(ref.patient, visit.id, reason.value);
    if (!done.ok) return done;
    visitNews(visit.status === 'REQUESTED' ? 'withdrawn' : 'cancelled', visit);
    await log(activityLog, this.#call, 'cancelled-visit', visit.id);
    return done;
  }

  async #atHand({ patient, appointment }: VisitRef): Promise<Result<AtHand, Failure>> {
    if (!can(this.#call.acting, 'appointments:act', { kind: 'chart', chart: patient })) {
      return failed({ kind: 'not-found' });
    }
    const { schedule, visitRulebook, cancellationFee, practices } = this.#deps;
    const [visit, [practice]] = await Promise.all([
      schedule.visit(patient, appointment),
      practices.practices([patient.practice]),
    ]);
    if (visit === undefined || practice === undefined) return failed({ kind: 'not-found' });
    const [{ cancellation: rules }, fee] = await Promise.all([
      visitRulebook.rules(patient.practice),
      cancellationFee(patient, appointment),
    ]);
    return ok({ visit, practice, rules, terms: cancellationTerms(visit, rules, fee, this.#call.now) });
  }
}
