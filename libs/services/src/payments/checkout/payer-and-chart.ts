import { can, chartIn, type Acting, type Action, type GuestPurpose } from '@portico/domain/access';
import { dayIn, failed, ok, samePatient, type LocalDate, type PatientRef, type Result } from '@portico/domain/kernel';
import type { LedgerClock, Merchant, Merchants } from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { callAt, type ServiceCall } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { PaymentContext, PaymentOrder } from '@portico/application/payments';

/** A call of a payer, with the network address that some processors require. */
export type PayingCall = ServiceCall & { readonly address?: string };

/** The practice and chart of a payment, resolved once per request; all further reads and writes use this chart. */
export interface PaymentScope {
  /** Its time is the ledger's. */
  readonly call: PayingCall;
  readonly chart: PatientRef;
  readonly practice: Practice;
  /** Absent if the practice takes no online payments. */
  readonly merchant?: Merchant;
  readonly today: LocalDate;
}

/** The one context that each purpose of a guest's link pays for. */
const guestContexts: Readonly<Partial<Record<GuestPurpose, PaymentContext['kind']>>> = {
  'guest-pay': 'guest',
  'guest-check-in': 'check-in',
};

/** What a screen or an order is about; orders of plans name the plan's practice, or the place that it is made at. */
export type PaymentSubject = PaymentContext | PaymentOrder;

const isSubjectOf = ({ actor }: Acting, { kind }: PaymentSubject): boolean =>
  actor.kind === 'guest' ? guestContexts[actor.purpose] === kind : kind !== 'guest';

/** The chart of a screen or an order, if this person may do this there. A guest pays only what their link is about. */
export const chartFor = (
  { acting }: PayingCall,
  subject: PaymentSubject,
  action: Action,
): Result<PatientRef, Failure> => {
  if (!isSubjectOf(acting, subject)) return failed({ kind: 'not-found' });
  const about = 'at' in subject ? subject.at : subject;
  const named = 'patient' in about ? about.patient : undefined;
  const practice = 'practice' in about ? about.practice : (named?.practice ?? acting.practice);
  const chart = chartIn(acting, practice);
  const isOther = chart === undefined || (named !== undefined && !samePatient(named, chart));
  return isOther || !can(acting, action, { kind: 'chart', chart }) ? failed({ kind: 'not-found' }) : ok(chart);
};

export class PaymentScopes {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #merchants: Pick<Merchants, 'of'>;
  readonly #ledgerClock: LedgerClock;

  constructor(practices: Pick<PracticeDirectory, 'practices'>, merchants: Pick<Merchants, 'of'>, clock: LedgerClock) {
    this.#practices = practices;
    this.#merchants = merchants;
    this.#ledgerClock = clock;
  }

  async at(call: PayingCall, chart: PatientRef): Promise<Result<PaymentScope, Failure>> {
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const merchant = this.#merchants.of(chart.practice);
    const now = await this.#ledgerClock();
    return ok({
      call: { ...callAt(call, chart), now },
      chart,
      practice,
      ...(merchant === undefined ? {} : { merchant }),
      today: dayIn(practice.timeZone, now),
    });
  }
}
