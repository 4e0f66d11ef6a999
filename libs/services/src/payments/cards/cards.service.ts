import type { Accounts, Action } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { dayIn, failed, ok, type PatientId, type PatientRef, type Result } from '@portico/domain/kernel';
import type {
  CardAgreements,
  CardId,
  CardsOnFile,
  Digest,
  LedgerClock,
  Merchants,
  PaymentPlans,
  SavedCard,
} from '@portico/domain/payments';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../../activity/index.ts';
import { allowedChart, callAt, type ServiceCall } from '../../kernel/index.ts';
import type { ServiceResult, Failure, LinkTo } from '@portico/application/kernel';
import { agreeToCard, cardTermsAt, mailCardAgreement } from './card-agreement.ts';
import { keeperOf, keepOnce, payerOf, type CardKeepingDeps, type NotKept } from './card-keeping.ts';
import { neutralRefusal } from '../checkout/neutral-refusal.ts';
import { agreesTo } from '../plans/plan-agreement.ts';
import type { PayingCall } from '../checkout/make-payment.deps.ts';
import type { CardInUse, CardNotAdded, Cards, CardsScreen, NewCard } from '@portico/application/payments';

export interface CardsDeps {
  readonly accounts: Accounts;
  readonly cardAgreements: CardAgreements;
  readonly cardsOnFile: CardsOnFile;
  readonly cardTries: CardKeepingDeps['cardTries'];
  readonly digest: Digest;
  /** The time of agreements and of card expiry. */
  readonly ledgerClock: LedgerClock;
  readonly linkTo: LinkTo;
  readonly merchants: Merchants;
  readonly notifier: Notifier;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly activityLog: ActivityLog;
}

export class CardsService implements Cards {
  readonly #deps: CardsDeps;
  readonly #call: PayingCall;

  constructor(deps: CardsDeps, call: PayingCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async screen(asked?: PatientId): ServiceResult<CardsScreen> {
    const chart = this.#chartFor('payments:view', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const practice = await this.#practiceOf(patient);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const [cards, agreements] = await Promise.all([
      this.#deps.cardsOnFile.of(patient),
      this.#deps.cardAgreements.of(patient),
      log(this.#deps.activityLog, callAt(this.#call, patient), 'viewed-cards'),
    ]);
    const merchant = this.#deps.merchants.of(patient.practice);
    return ok({
      patient,
      practice: { name: practice.name, phone: practice.phone },
      cards,
      agreements: agreements
        .filter(({ card }) => cards.some(({ id }) => id === card))
        .map(({ patient: _, ...agreement }) => agreement),
      terms: cardTermsAt(this.#deps, { practice, call: this.#call }),
      today: dayIn(practice.timeZone, await this.#deps.ledgerClock()),
      ...(merchant === undefined ? {} : { tokenizer: merchant.tokenizer }),
    });
  }

  async add({
    uniqueId,
    card,
    makeDefault,
    agreedTo,
    patient: asked,
  }: NewCard): ServiceResult<SavedCard, CardNotAdded> {
    const chart = allowedTo(this.#call, 'payments:act', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const { accounts, activityLog } = this.#deps;
    const [practice, email] = await Promise.all([
      this.#practiceOf(patient),
      keeperOf(accounts, this.#call.acting, patient),
    ]);
    if (practice === undefined || email === undefined) return failed({ kind: 'not-found' });
    const merchant = this.#deps.merchants.of(patient.practice);
    if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
    const terms = cardTermsAt(this.#deps, { practice, call: this.#call });
    const agreed = agreesTo(terms, agreedTo === undefined ? {} : { agreedTo });
    if (!agreed.ok) return agreed;
    const at = await this.#deps.ledgerClock();
    const agree = agreeToCard(this.#deps, { chart: patient, call: { ...this.#call, now: at } }, 'card', terms);
    const id = uniqueId as string as CardId;
    const { acting, address } = this.#call;
    const trier = { payer: payerOf(acting), ...(address === undefined ? {} : { address }) };
    const kept = await keepOnce(this.#deps, merchant, {
      id,
      patient,
      card,
      email,
      makeDefault,
      today: dayIn(practice.timeZone, at),
      at,
      trier,
      agree,
    });
    if (!kept.ok) return failed(notAdded(this.#call, kept.error, practice.phone));
    if (kept.value.isNew) {
      await log(activityLog, this.#call, 'added-card', id);
      await mailCardAgreement(this.#deps, { chart: patient, practice }, id);
    }
    return ok(kept.value.card);
  }

  async remove(card: CardId, asked?: PatientId): ServiceResult<void, CardInUse> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const { cardsOnFile, merchants, plans, activityLog } = this.#deps;
    const found = await cardsOnFile.vaulted(patient, card);
    if (found === undefined) return failed({ kind: 'not-found' });
    const user = (await plans.of(patient)).find((plan) => plan.status === 'active' && plan.card === card);
    if (user !== undefined) return failed({ kind: 'card-in-use', plan: user.name });
    // First, so that nothing charges the card any more even if the rest fails.
    if (!(await cardsOnFile.remove(patient, card))) return failed({ kind: 'not-found' });
    await merchants.of(patient.practice)?.vault.forget(found.vault);
    await log(activityLog, this.#call, 'removed-card', card);
    return ok(undefined);
  }

  async makeDefault(card: CardId, asked?: PatientId): ServiceResult<void> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    if (!(await this.#deps.cardsOnFile.makeDefault(chart.value, card))) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#call, 'set-default-card', card);
    return ok(undefined);
  }

  /** A guest may add a card to those of an account, but is shown none (`MON-002`). */
  #chartFor(action: Action, asked: PatientId | undefined): Result<PatientRef, Failure> {
    const isGuest = this.#call.acting.actor.kind === 'guest';
    return isGuest ? failed({ kind: 'not-found' }) : allowedTo(this.#call, action, asked);
  }

  async #practiceOf(patient: PatientRef): Promise<Practice | undefined> {
    const [practice] = await this.#deps.practices.practices([patient.practice]);
    return practice;
  }
}

const notAdded = ({ acting }: ServiceCall, error: NotKept, phone: string): CardNotAdded =>
  error.kind === 'too-many-card-tries' ? { ...error, phone } : neutralRefusal(acting, error);

const allowedTo = (call: ServiceCall, action: Action, asked: PatientId | undefined): Result<PatientRef, Failure> => {
  const chart = allowedChart(call, action);
  return chart.ok && asked !== undefined && asked !== chart.value.patient ? failed({ kind: 'not-found' }) : chart;
};
