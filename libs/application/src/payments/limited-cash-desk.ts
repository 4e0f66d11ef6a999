import { failed, type Cents, type PatientRef, type Result } from '@portico/domain/kernel';
import { cardTryEnd, type Charge, type ChargeId, type CardTryEnd, type UniqueId } from '@portico/domain/payments';
import type { CardTries } from './card-tries.ts';
import type { CashDesk, CashOrder, NotPaid, NotRefunded, Paid, PaidFor, Step, StepFailed } from './cashier.port.ts';

/**
 * The cash desk for payers: whatever card a person pays with is counted before a processor is asked (`CardTries`). What
 * nobody at a keyboard asks for is not counted.
 */
export class LimitedCashDesk implements CashDesk {
  readonly #desk: CashDesk;
  readonly #cardTries: CardTries;

  constructor(desk: CashDesk, cardTries: CardTries) {
    this.#desk = desk;
    this.#cardTries = cardTries;
  }

  charge(order: CashOrder): Promise<Result<Paid, NotPaid>> {
    return this.#counted(order, () => this.#desk.charge(order));
  }

  authoriseThen<T, E>(order: CashOrder, step: Step<T, E>): Promise<Result<PaidFor<T>, NotPaid | StepFailed<E>>> {
    return this.#counted(order, () => this.#desk.authoriseThen(order, step));
  }

  outcome(patient: PatientRef, uniqueId: UniqueId): Promise<Result<Paid, NotPaid> | undefined> {
    return this.#desk.outcome(patient, uniqueId);
  }

  refund(charge: ChargeId, amount: Cents): Promise<Result<Charge, NotRefunded>> {
    return this.#desk.refund(charge, amount);
  }

  async #counted<T, E extends NotPaid | StepFailed<unknown>>(
    { occasion, patient, payer, payerAddress, card }: CashOrder,
    pay: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Extract<NotPaid, { readonly kind: 'too-many-card-tries' }>>> {
    if (occasion !== 'payer') return pay();
    const trier = {
      patient,
      ...(payer === undefined ? {} : { payer }),
      ...(payerAddress === undefined ? {} : { address: payerAddress }),
    };
    const counted = await this.#cardTries.take(trier, card.kind === 'entered');
    if (counted === undefined) return failed({ kind: 'too-many-card-tries' });
    const answer = await pay();
    await counted.ended(answer.ok ? 'good' : endOf(answer.error));
    return answer;
  }
}

/** Where the answer of the processor is missing, the card may have been declined. */
const endOf = (error: NotPaid | StepFailed<unknown>): CardTryEnd => {
  switch (error.kind) {
    case 'declined':
      return cardTryEnd(error.reason);
    case 'unpaid':
    case 'checking':
      return 'failure';
    case 'step-failed':
    case 'voided':
      return 'good';
    case 'duplicate':
    case 'not-covered':
    case 'card-unknown':
    case 'no-online-payments':
    case 'too-many-card-tries':
      return 'not-tried';
  }
};
