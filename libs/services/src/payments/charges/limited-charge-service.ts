import { failed, type Cents, type PatientRef, type Result } from '@portico/domain/kernel';
import { cardTryEnd, type Charge, type ChargeId, type CardTryEnd, type UniqueId } from '@portico/domain/payments';
import type { CardTries } from '../cards/card-attempt-counter.ts';
import type {
  ChargeService,
  ChargeRequest,
  NotPaid,
  NotRefunded,
  Paid,
  PaidFor,
  Step,
  StepFailed,
} from './card-charge-service.port.ts';

/**
 * The charge service for payers: every card that a person pays with is counted before the processor is called
 * (`CardTries`). Charges made by workers are not counted.
 */
export class LimitedChargeService implements ChargeService {
  readonly #chargeService: ChargeService;
  readonly #cardTries: CardTries;

  constructor(chargeService: ChargeService, cardTries: CardTries) {
    this.#chargeService = chargeService;
    this.#cardTries = cardTries;
  }

  charge(order: ChargeRequest): Promise<Result<Paid, NotPaid>> {
    return this.#counted(order, () => this.#chargeService.charge(order));
  }

  authorizeThen<T, E>(order: ChargeRequest, step: Step<T, E>): Promise<Result<PaidFor<T>, NotPaid | StepFailed<E>>> {
    return this.#counted(order, () => this.#chargeService.authorizeThen(order, step));
  }

  outcome(patient: PatientRef, uniqueId: UniqueId): Promise<Result<Paid, NotPaid> | undefined> {
    return this.#chargeService.outcome(patient, uniqueId);
  }

  refund(charge: ChargeId, amount: Cents): Promise<Result<Charge, NotRefunded>> {
    return this.#chargeService.refund(charge, amount);
  }

  async #counted<T, E extends NotPaid | StepFailed<unknown>>(
    { occasion, patient, payer, payerAddress, card }: ChargeRequest,
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

/** If the processor's answer is missing, the card may have been declined. */
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
