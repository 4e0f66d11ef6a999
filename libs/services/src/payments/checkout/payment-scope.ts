import { can, chartIn, type Acting, type Action, type GuestPurpose } from '@portico/domain/access';
import { dayIn, failed, ok, samePatient, type LocalDate, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Merchant } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import { callAt } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentDeps, PayingCall } from './make-payment.deps.ts';
import type { PaymentContext } from '@portico/application/payments';

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

const isContextOf = ({ actor }: Acting, { kind }: PaymentContext): boolean =>
  actor.kind === 'guest' ? guestContexts[actor.purpose] === kind : kind !== 'guest';

/** The chart that a context is about, if this person may do this there. A guest pays only what their link is about. */
export const chartFor = (
  { acting }: PayingCall,
  context: PaymentContext,
  action: Action,
): Result<PatientRef, Failure> => {
  if (!isContextOf(acting, context)) return failed({ kind: 'not-found' });
  const named = 'patient' in context ? context.patient : undefined;
  const practice = 'practice' in context ? context.practice : (named?.practice ?? acting.practice);
  const chart = chartIn(acting, practice);
  const isOther = chart === undefined || (named !== undefined && !samePatient(named, chart));
  return isOther || !can(acting, action, { kind: 'chart', chart }) ? failed({ kind: 'not-found' }) : ok(chart);
};

export const paymentScopeAt = async (
  { practices, merchants, ledgerClock }: Pick<MakePaymentDeps, 'practices' | 'merchants' | 'ledgerClock'>,
  call: PayingCall,
  chart: PatientRef,
): Promise<Result<PaymentScope, Failure>> => {
  const [practice] = await practices.practices([chart.practice]);
  if (practice === undefined) return failed({ kind: 'not-found' });
  const merchant = merchants.of(chart.practice);
  const now = await ledgerClock();
  return ok({
    call: { ...callAt(call, chart), now },
    chart,
    practice,
    ...(merchant === undefined ? {} : { merchant }),
    today: dayIn(practice.timeZone, now),
  });
};
