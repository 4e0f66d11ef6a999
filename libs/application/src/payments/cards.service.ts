import type { Accounts, Action, Email } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { dayIn, failed, ok, type PatientId, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  checkEnteredCard,
  type CardId,
  type CardRefused,
  type CardsOnFile,
  type Merchants,
  type PaymentPlans,
  type SavedCard,
  type UniqueId,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { allowedChart, type Answer, type Call, type Failure } from '../kernel/index.ts';
import type { CardInUse, Cards, CardsScreen, NewCard, NoCardsKept } from './cards.port.ts';

export interface CardsDeps {
  readonly accounts: Accounts;
  readonly cardsOnFile: CardsOnFile;
  readonly merchants: Merchants;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly activityLog: ActivityLog;
}

export class CardsService implements Cards {
  readonly #deps: CardsDeps;
  readonly #call: Call;

  constructor(deps: CardsDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async screen(asked?: PatientId): Answer<CardsScreen> {
    const chart = this.#chartFor('payments:view', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const practice = await this.#practiceOf(patient);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const cards = await this.#deps.cardsOnFile.of(patient);
    const merchant = this.#deps.merchants.of(patient.practice);
    return ok({
      patient,
      practice: { name: practice.name, phone: practice.phone },
      cards,
      today: this.#today(practice),
      ...(merchant === undefined ? {} : { tokenizer: merchant.tokenizer }),
    });
  }

  async add({ uniqueId, card, makeDefault, patient: asked }: NewCard): Answer<SavedCard, CardRefused | NoCardsKept> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const [practice, email] = await Promise.all([this.#practiceOf(patient), this.#email()]);
    if (practice === undefined || email === undefined) return failed({ kind: 'not-found' });
    const merchant = this.#deps.merchants.of(patient.practice);
    if (merchant === undefined) return failed({ kind: 'no-online-payments', phone: practice.phone });
    const { cardsOnFile, activityLog } = this.#deps;
    const id = cardNamed(uniqueId);
    const known = await cardsOnFile.vaulted(patient, id);
    if (known !== undefined) return ok(known.card);

    const face = checkEnteredCard(card, this.#today(practice));
    if (!face.ok) return face;
    const kept = await merchant.vault.keep(card, email);
    if (!kept.ok) {
      // The same attempt a moment earlier may have used the token up.
      const meanwhile = await cardsOnFile.vaulted(patient, id);
      return meanwhile === undefined ? kept : ok(meanwhile.card);
    }
    const { vault, last4, expiry } = kept.value;
    const saved = await cardsOnFile.add(
      { ...face.value, last4, expiry, id, patient, isDefault: makeDefault },
      vault,
      this.#call.now,
    );
    const stands = await cardsOnFile.vaulted(patient, id);
    // Two at one moment are one card: what the processor keeps for the later one is not needed.
    if (stands !== undefined && stands.vault !== vault) {
      await merchant.vault.forget(vault);
      return ok(stands.card);
    }
    await log(activityLog, this.#call, 'added-card', id);
    return ok(saved);
  }

  async remove(card: CardId, asked?: PatientId): Answer<void, CardInUse> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    const patient = chart.value;
    const { cardsOnFile, merchants, plans, activityLog } = this.#deps;
    const found = await cardsOnFile.vaulted(patient, card);
    if (found === undefined) return failed({ kind: 'not-found' });
    const user = (await plans.of(patient)).find((plan) => plan.status === 'active' && plan.card === card);
    if (user !== undefined) return failed({ kind: 'card-in-use', plan: user.name });
    // First here, so that nothing charges it any more whatever becomes of the rest.
    if (!(await cardsOnFile.remove(patient, card))) return failed({ kind: 'not-found' });
    await merchants.of(patient.practice)?.vault.forget(found.vault);
    await log(activityLog, this.#call, 'removed-card', card);
    return ok(undefined);
  }

  async makeDefault(card: CardId, asked?: PatientId): Answer<void> {
    const chart = this.#chartFor('payments:act', asked);
    if (!chart.ok) return chart;
    if (!(await this.#deps.cardsOnFile.makeDefault(chart.value, card))) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#call, 'set-default-card', card);
    return ok(undefined);
  }

  /** Whoever came by a link has no account that a card could belong to: none is kept or shown (`MON-002`). */
  #chartFor(action: Action, asked: PatientId | undefined): Result<PatientRef, Failure> {
    const chart = allowedChart(this.#call, action);
    const isGuest = this.#call.acting.actor.kind === 'guest';
    const isOther = chart.ok && asked !== undefined && asked !== chart.value.patient;
    return isGuest || isOther ? failed({ kind: 'not-found' }) : chart;
  }

  async #practiceOf(patient: PatientRef): Promise<Practice | undefined> {
    const [practice] = await this.#deps.practices.practices([patient.practice]);
    return practice;
  }

  #today(practice: Practice) {
    return dayIn(practice.timeZone, this.#call.now);
  }

  /** The address of whoever is at the keyboard, which some processors want. */
  async #email(): Promise<Email | undefined> {
    const { actor } = this.#call.acting;
    return actor.kind === 'guest' ? undefined : (await this.#deps.accounts.byId(actor.account))?.email;
  }
}

/** A card is known by the attempt that put it on file, so that a repeat finds it. */
const cardNamed = (uniqueId: UniqueId): CardId => uniqueId as string as CardId;
