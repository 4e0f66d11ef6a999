import type { Language } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import type { AgreementTerms, CardAgreement, CardDetails, CardId, Digest } from '@portico/domain/payments';
import type { MakePaymentDeps, PayingCall } from '../checkout/make-payment.deps.ts';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { sayIn } from '../../kernel/index.ts';
import { cardAgreementWords } from './card-agreement.messages.ts';

/** The practice and the language of an agreement. */
export interface TermsPlace {
  readonly practice: { readonly name: string };
  readonly call: { readonly language: Language };
}

/** The terms for putting a card on file by itself, in the language of the call. */
export const cardTermsAt = (
  { digest }: { readonly digest: Digest },
  { practice, call }: TermsPlace,
): AgreementTerms => {
  const text = sayIn(call.language)(cardAgreementWords.terms, { practice: practice.name });
  return { text, hash: digest(text) };
};

/** Stores the agreement for a card, before the card is on file. */
export type AgreeToCard = (card: CardId, cardDetails: Pick<CardDetails, 'brand' | 'last4'>) => Promise<unknown>;

export const agreeToCard =
  (
    { cardAgreements }: Pick<MakePaymentDeps, 'cardAgreements'>,
    { chart, call }: { readonly chart: CardAgreement['patient']; readonly call: PayingCall },
    subject: CardAgreement['subject'],
    terms: AgreementTerms,
  ): AgreeToCard =>
  (card, { brand, last4 }) =>
    cardAgreements.keep({
      patient: chart,
      card,
      subject,
      at: call.now,
      ...(call.address === undefined ? {} : { address: call.address }),
      language: call.language,
      terms,
      cardDetails: { brand, last4 },
    });

/** Mails a card's agreement, once, to the chart's account holders, regardless of their notification preferences. */
export const mailCardAgreement = async (
  {
    accounts,
    cardAgreements,
    notifier,
    linkTo,
  }: Pick<MakePaymentDeps, 'accounts' | 'cardAgreements' | 'notifier' | 'linkTo'>,
  { chart, practice }: Pick<PaymentScope, 'chart' | 'practice'>,
  card: CardId,
): Promise<void> => {
  const agreement = (await cardAgreements.of(chart)).find((one) => one.card === card);
  if (agreement === undefined) return;
  const { cardDetails, terms } = agreement;
  const notification: Notification = {
    kind: 'card-agreed',
    last4: cardDetails.last4,
    terms: terms.text,
    version: terms.version,
    practice: practice.name,
    link: linkTo('/profile_settings/payment'),
  };
  for (const { email, language } of await accounts.holding(chart)) {
    await notifier.send(notification, { channel: 'email', address: email }, language, `agreed to card:${card}`);
  }
};
