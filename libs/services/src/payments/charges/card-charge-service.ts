import { failed, ok, type Cents, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  keptOf,
  refundedOf,
  visitOf,
  type AuthorizeOutcome,
  type CardsOnFile,
  type Charge,
  type ChargeId,
  type ChargeOrder,
  type ChargeOutcome,
  type ChargeSource,
  type Merchant,
  type Merchants,
  type NewCharge,
  type LedgerClock,
  type PaymentLedger,
  type PaymentIds,
  type UniqueId,
} from '@portico/domain/payments';
import { cardKeptWith, drawnOn, keepEntered, type DrawnCard } from '../cards/charge-source.ts';
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
import { ChargeSteps, type ChargeAlerts, isIn, reserves, sendWithin, type In } from './charge-steps.ts';

/**
 * The charge service over a ledger and the practices' processors. Every action is written before it is taken, so it is
 * safe to kill: a repeat reads what was written, and the reconciliation finishes it.
 */
export class CardChargeService implements ChargeService {
  readonly #ledger: PaymentLedger;
  readonly #merchants: Merchants;
  readonly #cardsOnFile: CardsOnFile;
  readonly #paymentIds: PaymentIds;
  readonly #now: LedgerClock;
  readonly #steps: ChargeSteps;

  constructor(
    ledger: PaymentLedger,
    merchants: Merchants,
    cardsOnFile: CardsOnFile,
    paymentIds: PaymentIds,
    now: LedgerClock,
    alerts: ChargeAlerts,
  ) {
    this.#ledger = ledger;
    this.#merchants = merchants;
    this.#cardsOnFile = cardsOnFile;
    this.#paymentIds = paymentIds;
    this.#now = now;
    this.#steps = new ChargeSteps(ledger, now, alerts);
  }

  async charge(order: ChargeRequest): Promise<Result<Paid, NotPaid>> {
    if (reserves(order.purpose)) throw new Error(`Bug: a ${order.purpose.kind} is charged without its step.`);
    const begun = await this.#begin(order);
    if (begun.kind === 'answered') return begun.answer;
    const outcome = await begun.merchant.processor.charge(begun.order);
    return this.#answerOf(begun, await this.#noted(begun, outcome));
  }

  async authorizeThen<T, E>(
    order: ChargeRequest,
    step: Step<T, E>,
  ): Promise<Result<PaidFor<T>, NotPaid | StepFailed<E>>> {
    if (!reserves(order.purpose)) throw new Error(`Bug: nobody could tell whether a ${order.purpose.kind} was done.`);
    const begun = await this.#begin(order);
    if (begun.kind === 'answered') return begun.answer;
    const outcome = await begun.merchant.processor.authorize(begun.order);
    const charge = await this.#noted(begun, outcome);
    if (charge === undefined || !isIn(charge, 'authorised')) return this.#answerOf(begun, charge);
    const taken = await step(charge.id);
    if (!taken.ok) {
      await this.#steps.letGo(begun.merchant, charge);
      return failed({ kind: 'step-failed', error: taken.error });
    }
    const capturing = await this.#steps.moved(charge, {
      ...charge.state,
      kind: 'capturing',
      at: await this.#now(),
    });
    const after =
      capturing === undefined
        ? await this.#steps.steppedTooLate(begun.merchant, charge)
        : await this.#steps.takeReserved(begun.merchant, capturing);
    const paid = await this.#answerOf(begun, after);
    return paid.ok ? ok({ ...paid.value, step: taken.value }) : paid;
  }

  async outcome(patient: PatientRef, uniqueId: UniqueId): Promise<Result<Paid, NotPaid> | undefined> {
    const charge = await this.#ledger.byUniqueId(patient, uniqueId);
    if (charge === undefined) return undefined;
    const cardSaved = await this.#isKept(charge);
    return answerFor(charge, cardSaved ? { cardSaved } : {});
  }

  async refund(id: ChargeId, amount: Cents): Promise<Result<Charge, NotRefunded>> {
    const charge = await this.#ledger.byId(id);
    if (charge === undefined) return failed({ kind: 'not-found' });
    if (isIn(charge, 'refunding')) return failed({ kind: 'checking' });
    const left = keptOf(charge);
    if (!(isIn(charge, 'captured') || isIn(charge, 'refunded')) || !(amount > 0 && amount <= left)) {
      return failed({ kind: 'not-refundable', left });
    }
    const merchant = this.#merchants.of(charge.patient.practice);
    if (merchant === undefined) return failed({ kind: 'no-online-payments' });
    const { processorCharge } = charge.state;
    const reference = this.#paymentIds.reference();
    const refunding = await this.#steps.moved(charge, {
      kind: 'refunding',
      at: await this.#now(),
      processorCharge,
      before: refundedOf(charge),
      amount,
      reference,
    });
    const after = refunding && (await this.#steps.giveBack(merchant, refunding));
    if (after === undefined || isIn(after, 'refunding')) return failed({ kind: 'checking' });
    return keptOf(after) < left ? ok(after) : failed({ kind: 'refused' });
  }

  /**
   * Writes the processor's result; a success that arrives after another process moved the charge goes to `lateSuccess`.
   */
  async #noted(
    { charge, merchant, order: { payerAddress } }: Ours,
    outcome: ChargeOutcome | AuthorizeOutcome,
  ): Promise<Charge | undefined> {
    const after = stateAfter(outcome, charge, await this.#now());
    const from = after.kind === 'authorised' && payerAddress !== undefined ? { payerAddress } : {};
    const noted = await this.#steps.moved(charge, { ...after, ...from });
    if (noted !== undefined || outcome.kind === 'declined' || outcome.kind === 'unknown') return noted;
    return this.#steps.lateSuccess(merchant, charge, outcome.processorCharge);
  }

  /** Opens the charge and marks it as submitted; only the process that sets the mark sends it. */
  async #begin(order: ChargeRequest): Promise<Begun> {
    const merchant = this.#merchants.of(order.patient.practice);
    if (merchant === undefined) return answered(failed({ kind: 'no-online-payments' }));
    const drawn = await drawnOn(this.#cardsOnFile, order.patient, order.card);
    if (drawn === undefined) {
      // The card was removed since; a repeat still returns the result of the attempt.
      const known = await this.outcome(order.patient, order.uniqueId);
      return answered(known ?? failed({ kind: 'card-unknown' }));
    }
    const opened = await this.#ledger.open(await this.#newCharge(order, drawn), order.cover);
    if (opened.kind === 'conflict') return answered(failed({ kind: 'duplicate' }));
    if (opened.kind === 'not-covered') return answered(failed(opened));
    const left = await this.#leftNow(order, opened.charge);
    if (left !== undefined) return answered(failed({ kind: 'not-covered', left }));
    const submitted = await this.#submitted(opened.charge);
    if (submitted === undefined) return answered(await this.#repeated(order, opened.charge));
    return this.#ready(order, submitted, merchant, drawn);
  }

  /**
   * Gives up the charge if the cover no longer allows it, and returns what is left without it; undefined if the charge
   * is covered.
   */
  async #leftNow({ coverNow }: ChargeRequest, charge: Charge): Promise<Cents | undefined> {
    if (coverNow === undefined || charge.state.kind !== 'created') return undefined;
    const { payable, copay = 0, asOf } = await coverNow();
    const visit = visitOf(charge.purpose);
    const own = charge.copay ?? 0;
    const balance = payable - (await this.#ledger.heldAgainst(charge.patient, asOf));
    const left =
      visit === undefined ? 0 : copay - ((await this.#ledger.heldForCopays(charge.patient, asOf)).get(visit) ?? 0);
    if ((balance >= 0 || own === charge.amount) && (left >= 0 || own === 0)) return undefined;
    await this.#steps.moved(charge, { kind: 'declined', at: await this.#now(), reason: 'abandoned' });
    return Math.max(0, balance + charge.amount - own + Math.max(0, left + own)) as Cents;
  }

  async #newCharge(order: ChargeRequest, { named }: DrawnCard): Promise<NewCharge> {
    const { uniqueId, patient, amount, purpose, occasion, link } = order;
    const [id, reference] = [this.#paymentIds.chargeId(), this.#paymentIds.reference()];
    const by = link === undefined ? {} : { link };
    return {
      id,
      uniqueId,
      reference,
      patient,
      amount,
      purpose,
      occasion,
      card: named,
      ...by,
      createdAt: await this.#now(),
    };
  }

  async #submitted(charge: Charge): Promise<In<'submitted'> | undefined> {
    if (charge.state.kind !== 'created') return undefined;
    return this.#steps.moved(charge, { kind: 'submitted', at: await this.#now() });
  }

  /**
   * Puts the card on file if requested, which must come before the charge; gives up a charge that would be sent too
   * late.
   */
  async #ready(order: ChargeRequest, charge: In<'submitted'>, merchant: Merchant, drawn: DrawnCard): Promise<Begun> {
    const { card, payerAddress, installment } = order;
    const keeps = card.kind === 'entered' && card.keep !== undefined;
    const kept = keeps
      ? await keepEntered(this.#cardsOnFile, merchant, charge, card.card, card.keep, await this.#now())
      : undefined;
    const said = keeps ? { cardSaved: kept !== undefined } : {};
    const at = await this.#now();
    if (at - charge.state.at > sendWithin) {
      const late = await this.#steps.moved(charge, { kind: 'declined', at, reason: 'abandoned' });
      return answered(await this.#answerOf({ charge, said }, late));
    }
    return {
      kind: 'ours',
      charge,
      merchant,
      said,
      order: {
        reference: charge.reference,
        amount: charge.amount,
        source: kept ?? (await this.#firstOrNot(charge, drawn)),
        occasion: charge.occasion,
        ...(payerAddress === undefined ? {} : { payerAddress }),
        ...(installment === undefined ? {} : { installment }),
      },
    };
  }

  /** Marks a card that was put on file without a payment as `first` on the payer's first charge of it. */
  async #firstOrNot({ patient, occasion }: Charge, { source, named }: DrawnCard): Promise<ChargeSource> {
    if (source.kind !== 'saved' || occasion !== 'payer' || named.saved === undefined) return source;
    return (await this.#ledger.wasPaidWith(patient, named.saved)) ? source : { ...source, first: true };
  }

  async #repeated({ card }: ChargeRequest, charge: Charge): Promise<Result<Paid, NotPaid>> {
    const known = (await this.#ledger.byId(charge.id)) ?? charge;
    const keeps = card.kind === 'entered' && card.keep !== undefined;
    return answerFor(known, keeps ? { cardSaved: await this.#isKept(known) } : {});
  }

  async #isKept({ patient, id }: Charge): Promise<boolean> {
    return (await this.#cardsOnFile.vaulted(patient, cardKeptWith(id))) !== undefined;
  }

  /** The result of a charge that was moved; if another process moved it meanwhile, the result of its current state. */
  async #answerOf(
    { charge, said }: Pick<Ours, 'charge' | 'said'>,
    after: Charge | undefined,
  ): Promise<Result<Paid, NotPaid>> {
    return answerFor(after ?? (await this.#ledger.byId(charge.id)) ?? charge, said);
  }
}

/** An attempt that only this process sends; or one whose answer is known already. */
type Begun = Ours | { readonly kind: 'answered'; readonly answer: Result<Paid, NotPaid> };

interface Ours {
  readonly kind: 'ours';
  readonly charge: In<'submitted'>;
  readonly merchant: Merchant;
  readonly order: ChargeOrder;
  readonly said: Pick<Paid, 'cardSaved'>;
}

const answered = (answer: Result<Paid, NotPaid>): Begun => ({ kind: 'answered', answer });

/** An attempt of unknown outcome keeps the time when it was sent, by which it is looked for. */
const stateAfter = <Outcome extends ChargeOutcome | AuthorizeOutcome>(
  outcome: Outcome,
  { state: { at: sent } }: In<'submitted'>,
  now: Instant,
) => ({ ...outcome, at: outcome.kind === 'unknown' ? sent : now });

const answerFor = (charge: Charge, said: Pick<Paid, 'cardSaved'>): Result<Paid, NotPaid> => {
  switch (charge.state.kind) {
    case 'captured':
    case 'refunding':
    case 'refunded':
      return ok({ charge, ...said });
    case 'declined':
      return failed({ kind: 'declined', reason: charge.state.reason, charge });
    case 'unpaid':
      return failed({ kind: 'unpaid', charge });
    case 'voided':
      return failed({ kind: 'voided', charge });
    default:
      return failed({ kind: 'checking', charge });
  }
};
