import type { Accounts } from '@portico/domain/access';
import type { Language } from '@portico/domain/kernel';
import type { Notification, Notifier } from '@portico/domain/notifications';
import type {
  AgreementTerms,
  CardAgreement,
  CardAgreements,
  CardDetails,
  CardId,
  Digest,
} from '@portico/domain/payments';
import { paths, type LinkTo } from '@portico/application/kernel';
import type { PayingCall, PaymentScope } from '../checkout/payer-and-chart.ts';
import { sayIn } from '../../kernel/index.ts';
import { cardAgreementWords } from './card-agreement.messages.ts';

/** The practice and the language of an agreement. */
export interface TermsPlace {
  readonly practice: { readonly name: string };
  readonly call: { readonly language: Language };
}

/** The terms for putting a card on file by itself, in the language of the call. */
export const cardTermsAt = (digest: Digest, { practice, call }: TermsPlace): AgreementTerms => {
  const text = sayIn(call.language)(cardAgreementWords.terms, { practice: practice.name });
  return { text, hash: digest(text) };
};

/** Stores the agreement for a card, before the card is on file. */
export type AgreeToCard = (card: CardId, cardDetails: Pick<CardDetails, 'brand' | 'last4'>) => Promise<unknown>;

/** Agreements that a card is kept: their terms, their record, and the mail about them. */
export class CardConsents {
  readonly #agreements: CardAgreements;
  readonly #digest: Digest;
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(
    agreements: CardAgreements,
    digest: Digest,
    accounts: Pick<Accounts, 'holding'>,
    notifier: Notifier,
    linkTo: LinkTo,
  ) {
    this.#agreements = agreements;
    this.#digest = digest;
    this.#accounts = accounts;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  termsAt(place: TermsPlace): AgreementTerms {
    return cardTermsAt(this.#digest, place);
  }

  of(chart: CardAgreement['patient']): Promise<readonly CardAgreement[]> {
    return this.#agreements.of(chart);
  }

  agree(
    { chart, call }: { readonly chart: CardAgreement['patient']; readonly call: PayingCall },
    subject: CardAgreement['subject'],
    terms: AgreementTerms,
  ): AgreeToCard {
    return (card, { brand, last4 }) =>
      this.#agreements.keep({
        patient: chart,
        card,
        subject,
        at: call.now,
        ...(call.address === undefined ? {} : { address: call.address }),
        language: call.language,
        terms,
        cardDetails: { brand, last4 },
      });
  }

  /** Mails a card's agreement, once, to the chart's account holders, regardless of their notification preferences. */
  async mail({ chart, practice }: Pick<PaymentScope, 'chart' | 'practice'>, card: CardId): Promise<void> {
    const agreement = (await this.#agreements.of(chart)).find((one) => one.card === card);
    if (agreement === undefined) return;
    const { cardDetails, terms } = agreement;
    const notification: Notification = {
      kind: 'card-agreed',
      last4: cardDetails.last4,
      terms: terms.text,
      version: terms.version,
      practice: practice.name,
      link: this.#linkTo(paths.cards),
    };
    for (const { email, language } of await this.#accounts.holding(chart)) {
      await this.#notifier.send(notification, { channel: 'email', address: email }, language, `agreed to card:${card}`);
    }
  }
}
