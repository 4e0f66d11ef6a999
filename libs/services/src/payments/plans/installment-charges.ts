import { dayIn } from '@portico/domain/kernel';
import {
  deleteOneTime,
  dueTimesOf,
  installmentOf,
  isCardExpired,
  spacedAfter,
  type Billing,
  type CardsOnFile,
  type DuePayment,
  type LedgerClock,
  type PaymentIds,
  type PaymentPlan,
  type PaymentPlans,
  type PlanAgreements,
} from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { ChargeService } from '../charges/card-charge-service.port.ts';
import {
  byHand,
  declinedFor,
  endOf,
  isBeyond,
  leftToThem,
  soon,
  untried,
  wasDeclined,
  type Answered,
  type Ended,
} from './due-payment-outcomes.ts';
import { tryNamed } from './one-time-charges.ts';

/** How often a plan that is edited concurrently is read again. */
const mostReadings = 5;

/**
 * Charges single payments of plans that are due. An attempt's unique id is derived from the payment and its number, so it
 * is charged once.
 */
export class InstallmentCharges {
  readonly #agreements: Pick<PlanAgreements, 'of'>;
  readonly #plans: Pick<PaymentPlans, 'byId' | 'change'>;
  readonly #chargeService: Pick<ChargeService, 'charge' | 'outcome'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #billing: Pick<Billing, 'balance'>;
  readonly #paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>;
  readonly #now: LedgerClock;

  constructor(
    agreements: Pick<PlanAgreements, 'of'>,
    plans: Pick<PaymentPlans, 'byId' | 'change'>,
    chargeService: Pick<ChargeService, 'charge' | 'outcome'>,
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    billing: Pick<Billing, 'balance'>,
    paymentIds: Pick<PaymentIds, 'scheduledPaymentId'>,
    now: LedgerClock,
  ) {
    this.#agreements = agreements;
    this.#plans = plans;
    this.#chargeService = chargeService;
    this.#cardsOnFile = cardsOnFile;
    this.#billing = billing;
    this.#paymentIds = paymentIds;
    this.#now = now;
  }

  /**
   * Before an installment is charged, the plan's other payments are moved, so that no two are charged in one period.
   */
  async spaced(due: DuePayment, practice: Practice): Promise<DuePayment> {
    if (due.payment.kind === 'one-time') return due;
    let plan: PaymentPlan | undefined = due.plan;
    for (let reading = 0; plan?.status === 'active' && reading < mostReadings; reading += 1) {
      const spaced = spacedAfter(plan, dayIn(practice.timeZone, await this.#now()));
      if (spaced === plan) return { ...due, plan };
      const times = dueTimesOf(spaced, practice.timeZone, await this.#now());
      if (await this.#plans.change(spaced, plan.version, times)) return { ...due, plan: spaced };
      plan = await this.#plans.byId(plan.patient, plan.id);
    }
    if (plan === undefined || plan.status === 'active') throw new Error('A plan is edited all the time.');
    return { ...due, plan };
  }

  async attempted(due: DuePayment, practice: Practice): Promise<Ended> {
    const { known, declines } = await this.#before(due);
    if (known !== undefined) return endOf(due, practice, { answer: known, declines }, await this.#now());
    // A payment to be made at once whose process died: an entered card or a second try is left to the patient.
    if (due.payment.chosen !== undefined && (due.payment.chosen.kind === 'entered' || due.attempt > 1)) {
      return leftToThem(due, await this.#now());
    }
    return (await this.#isOpen(due)) ? this.#charged(due, practice, declines) : untried;
  }

  /**
   * The result of this attempt, or of an earlier one that took the money or may have: a worker that was suspended for
   * days may have put the payment back for another try too late. `declines` counts the bank's declines.
   */
  async #before({ plan, payment, attempt }: DuePayment): Promise<Before> {
    let declines = 0;
    for (let each = 1; each <= attempt; each += 1) {
      const known = await this.#chargeService.outcome(plan.patient, tryNamed(payment.id, each));
      if (known === undefined) continue;
      if (wasDeclined(known)) declines += 1;
      if (each === attempt || known.ok || known.error.kind === 'checking') return { known, declines };
    }
    return { declines };
  }

  /** A plan that was canceled after the payment was claimed charges nothing any more. */
  async #isOpen({ plan, payment }: DuePayment): Promise<boolean> {
    const now = await this.#plans.byId(plan.patient, plan.id);
    return now?.status === 'active' && now.payments.some(({ id, state }) => id === payment.id && state === 'charging');
  }

  async #charged(due: DuePayment, practice: Practice, declines: number): Promise<Ended> {
    const { plan, payment, attempt } = due;
    const { patient } = plan;
    const today = dayIn(practice.timeZone, await this.#now());
    if (isBeyond(due, today)) return byHand(due);
    const id = payment.chosen?.kind === 'saved' ? payment.chosen.card : plan.card;
    const card = await this.#cardsOnFile.vaulted(patient, id);
    if (card === undefined || isCardExpired(card.card.expiry, today)) return declinedFor(due);
    // Never more than the practice says is owed; the desk may have taken a payment meanwhile.
    const { due: payable, asOf } = await this.#billing.balance(patient);
    const uniqueId = tryNamed(payment.id, attempt);
    const installment = installmentOf(plan, payment);
    const agreed = await this.#agreements.of(patient, plan.id);
    const payerAddress = agreed.find(({ address }) => address !== undefined)?.address;
    const answer = await this.#chargeService.charge({
      uniqueId,
      patient,
      amount: payment.amount,
      purpose: { kind: 'installment', plan: plan.id, payment: payment.id },
      occasion: 'schedule',
      card: { kind: 'saved', card: id },
      cover: { payable, asOf },
      ...(installment === undefined ? {} : { installment }),
      ...(payerAddress === undefined ? {} : { payerAddress }),
    });
    // The books would allow it, but a payment that is not in them yet blocks it.
    if (!answer.ok && answer.error.kind === 'not-covered' && payment.amount <= payable) return soon(await this.#now());
    // Another process made this try a moment ago, with the plan's card at that time: its result counts.
    const isTheirs = !answer.ok && answer.error.kind === 'duplicate';
    const said = (isTheirs ? await this.#chargeService.outcome(patient, uniqueId) : undefined) ?? answer;
    return endOf(due, practice, { answer: said, declines: declines + Number(wasDeclined(said)) }, await this.#now());
  }

  /** Takes a payment out of its plan; if that fails the payment comes again, and is not charged then either. */
  async takeOut({ plan: { patient, id }, payment }: DuePayment, practice: Practice): Promise<void> {
    const plan = await this.#plans.byId(patient, id);
    const newId = () => this.#paymentIds.scheduledPaymentId();
    const without = plan && deleteOneTime(plan, payment.id, dayIn(practice.timeZone, await this.#now()), newId);
    if (plan === undefined || without?.ok !== true) return;
    await this.#plans.change(
      without.value,
      plan.version,
      dueTimesOf(without.value, practice.timeZone, await this.#now()),
    );
  }
}

interface Before {
  readonly known?: Answered;
  readonly declines: number;
}
