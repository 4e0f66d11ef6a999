import type { Accounts, Action } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type PatientId, type PatientRef, type Result } from '@portico/domain/kernel';
import type { CardId, CardsOnFile, PaymentPlans, SavedCard } from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import { allowedChart, callAt, type ServiceCall } from '../../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { CardConsents } from './card-agreement.ts';
import { keeperOf, payerOf, type CardKeeping, type NotKept } from './keep-card-on-file.ts';
import { neutralRefusal } from '../checkout/neutral-card-refusal.ts';
import type { PayingCall, PaymentScopes } from '../checkout/payer-and-chart.ts';
import { agreesTo } from '../plans/plan-agreement.ts';
import type { CardInUse, CardNotAdded, Cards, CardsScreen, NewCard } from '@portico/application/payments';

export class CardsService implements Cards {
  readonly #scopes: PaymentScopes;
  readonly #accounts: Pick<Accounts, 'byId' | 'holding'>;
  readonly #cardsOnFile: CardsOnFile;
  readonly #plans: Pick<PaymentPlans, 'of'>;
  readonly #consents: CardConsents;
  readonly #keeping: CardKeeping;
  readonly #activityLog: ActivityLog;
  readonly #call: PayingCall;

  constructor(
    scopes: PaymentScopes,
    accounts: Pick<Accounts, 'byId' | 'holding'>,
    cardsOnFile: CardsOnFile,
    plans: Pick<PaymentPlans, 'of'>,
    consents: CardConsents,
    keeping: CardKeeping,
    activityLog: ActivityLog,
    call: PayingCall,
  ) {
    this.#scopes = scopes;
    this.#accounts = accounts;
    this.#cardsOnFile = cardsOnFile;
    this.#plans = plans;
    this.#consents = consents;
    this.#keeping = keeping;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async screen(asked?: PatientId): ServiceResult<CardsScreen> {
    const chart = this.#chartFor('payments:view', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const place = await this.#scopes.at(this.#call, patient);
    if (!place.ok) return place;
    const { practice, merchant, today } = place.value;
    const [cards, agreements] = await Promise.all([
      this.#cardsOnFile.of(patient),
      this.#consents.of(patient),
      log(this.#activityLog, callAt(this.#call, patient), 'viewed-cards'),
    ]);
    return ok({
      patient,
      practice: { name: practice.name, phone: practice.phone },
      cards,
      agreements: agreements
        .filter(({ card }) => cards.some(({ id }) => id === card))
        .map(({ patient: _, ...agreement }) => agreement),
      terms: this.#consents.termsAt({ practice, call: this.#call }),
      today,
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
    const [place, email] = await Promise.all([
      this.#scopes.at(this.#call, patient),
      keeperOf(this.#accounts, this.#call.acting, patient),
    ]);
    if (!place.ok || email === undefined) return failed({ kind: 'not-found' });
    const { practice, merchant, today } = place.value;
    if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
    const terms = this.#consents.termsAt({ practice, call: this.#call });
    const agreed = agreesTo(terms, agreedTo === undefined ? {} : { agreedTo });
    if (!agreed.ok) return agreed;
    const at = place.value.call.now;
    const agree = this.#consents.agree({ chart: patient, call: { ...this.#call, now: at } }, 'card', terms);
    const id = uniqueId as string as CardId;
    const { acting, address } = this.#call;
    const trier = { payer: payerOf(acting), ...(address === undefined ? {} : { address }) };
    const toKeep = { id, patient, card, email, makeDefault, today, at, trier, agree };
    const kept = await this.#keeping.keepOnce(merchant, toKeep);
    if (!kept.ok) return failed(notAdded(this.#call, kept.error, practice.phone));
    if (kept.value.isNew) {
      await log(this.#activityLog, this.#call, 'added-card', id);
      await this.#consents.mail({ chart: patient, practice }, id);
    }
    return ok(kept.value.card);
  }

  async remove(card: CardId, asked?: PatientId): ServiceResult<void, CardInUse> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const [place, found] = await Promise.all([
      this.#scopes.at(this.#call, patient),
      this.#cardsOnFile.vaulted(patient, card),
    ]);
    if (!place.ok) return place;
    if (found === undefined) return failed({ kind: 'not-found' });
    const user = (await this.#plans.of(patient)).find((plan) => plan.status === 'active' && plan.card === card);
    if (user !== undefined) return failed({ kind: 'card-in-use', plan: user.name });
    // First, so that nothing charges the card any more even if the rest fails.
    if (!(await this.#cardsOnFile.remove(patient, card))) return failed({ kind: 'not-found' });
    await place.value.merchant?.vault.forget(found.vault);
    await log(this.#activityLog, this.#call, 'removed-card', card);
    return ok(undefined);
  }

  async makeDefault(card: CardId, asked?: PatientId): ServiceResult<void> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    if (!(await this.#cardsOnFile.makeDefault(chart.value, card))) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'set-default-card', card);
    return ok(undefined);
  }

  /** A guest may add a card to those of an account, but is shown none (`MON-002`). */
  #chartFor(action: Action, asked: PatientId | undefined): Result<PatientRef, Failure> {
    const isGuest = this.#call.acting.actor.kind === 'guest';
    return isGuest ? failed({ kind: 'not-found' }) : allowedTo(this.#call, action, asked);
  }
}

const notAdded = ({ acting }: ServiceCall, error: NotKept, phone: string): CardNotAdded =>
  error.kind === 'too-many-card-tries' ? { ...error, phone } : neutralRefusal(acting, error);

const allowedTo = (call: ServiceCall, action: Action, asked: PatientId | undefined): Result<PatientRef, Failure> => {
  const chart = allowedChart(call, action);
  return chart.ok && asked !== undefined && asked !== chart.value.patient ? failed({ kind: 'not-found' }) : chart;
};
