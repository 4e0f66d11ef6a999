import type { Accounts } from '@portico/domain/access';
import type { Cents } from '@portico/domain/kernel';
import type { Billing, CardsOnFile } from '@portico/domain/payments';
import type { MakePaymentScreen, PaymentContext } from '@portico/application/payments';
import type { CardConsents } from '../cards/card-agreement.ts';
import { keeperOf } from '../cards/keep-card-on-file.ts';
import type { PaymentScope } from './payer-and-chart.ts';

export const noParts: MakePaymentScreen['parts'] = {
  balance: 0 as Cents,
  copay: 0 as Cents,
  prepayment: 0 as Cents,
  cancellationFee: 0 as Cents,
  shop: 0 as Cents,
};

/** What every payment screen shows: whom and whose it is, and the cards. */
export class ScreenBasics {
  readonly #accounts: Pick<Accounts, 'byId' | 'holding'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'of'>;
  readonly #billing: Pick<Billing, 'settings' | 'statements'>;
  readonly #consents: CardConsents;

  constructor(
    accounts: Pick<Accounts, 'byId' | 'holding'>,
    cardsOnFile: Pick<CardsOnFile, 'of'>,
    billing: Pick<Billing, 'settings' | 'statements'>,
    consents: CardConsents,
  ) {
    this.#accounts = accounts;
    this.#cardsOnFile = cardsOnFile;
    this.#billing = billing;
    this.#consents = consents;
  }

  async of(place: PaymentScope, context: PaymentContext): Promise<MakePaymentScreen> {
    const { chart, practice, merchant, today, call } = place;
    const hasAccount = call.acting.actor.kind !== 'guest';
    const [cards, statement, keeper] = await Promise.all([
      hasAccount ? this.#cardsOnFile.of(chart) : [],
      this.#statement(place),
      keeperOf(this.#accounts, call.acting, chart),
    ]);
    return {
      context: context.kind,
      patient: chart,
      practice: { id: practice.id, name: practice.name, phone: practice.phone },
      ...(merchant === undefined ? {} : { tokenizer: merchant.tokenizer }),
      amount: 0 as Cents,
      parts: noParts,
      pending: 0 as Cents,
      types: ['full'],
      cards,
      maySaveCard: keeper !== undefined,
      ...(keeper === undefined ? {} : { cardTerms: this.#consents.termsAt(place) }),
      lines: [],
      ...(statement === undefined ? {} : { statement }),
      today,
    };
  }

  /** The button of the latest statement is for guests of some practices (`MON-188`, `MON-189`). */
  async #statement({ call, chart, practice }: PaymentScope): Promise<string | undefined> {
    const { actor } = call.acting;
    const isGuest = actor.kind === 'guest' && actor.purpose === 'guest-pay';
    if (!isGuest || practice.behavior.guestStatements !== true) return undefined;
    const [settings, [latest]] = await Promise.all([
      this.#billing.settings(practice.id, call.language),
      this.#billing.statements(chart, 1),
    ]);
    return settings.accountStatements ? latest?.id : undefined;
  }
}
