import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import {
  agreedOf,
  type AgreementId,
  type AgreementTerms,
  type Digest,
  type PaymentPlan,
  type PaymentSettings,
  type Given,
  type PlanAgreement,
  type UniqueId,
} from '@portico/domain/payments';
import type { TermsPlace } from '../cards/card-agreement.ts';
import type { MakePaymentDeps } from '../checkout/make-payment.deps.ts';
import type { Disagreed } from '@portico/application/payments';
import type { PaymentScope } from '../checkout/payment-scope.ts';
import { sayIn } from '../../kernel/index.ts';
import { planAgreementWords } from './plan-agreement.messages.ts';

/** The terms for making or changing a plan at this practice, in the language of the call. */
export const termsAt = (
  { digest }: { readonly digest: Digest },
  { practice, call }: TermsPlace,
  { planTerms }: Pick<PaymentSettings, 'planTerms'>,
): AgreementTerms => {
  const text = planTerms ?? sayIn(call.language)(planAgreementWords.terms, { practice: practice.name });
  return { text, hash: digest(text) };
};

/** Whether these very terms were agreed to, not an earlier version. */
export const agreesTo = (
  { hash }: AgreementTerms,
  { agreed = true, agreedTo }: { readonly agreed?: boolean; readonly agreedTo?: string },
): Result<undefined, Disagreed> => {
  if (!agreed || agreedTo === undefined) return failed({ kind: 'terms-not-agreed' });
  return agreedTo === hash ? ok(undefined) : failed({ kind: 'terms-changed' });
};

interface Agreed {
  readonly uniqueId: UniqueId;
  readonly change: PlanAgreement['change'];
  readonly terms: AgreementTerms;
}

/** Stored before the plan, so that no plan exists without its agreement. */
export const keepAgreement = async (
  { agreements, cardsOnFile }: Pick<MakePaymentDeps, 'agreements' | 'cardsOnFile'>,
  { chart, call }: PaymentScope,
  plan: PaymentPlan,
  { uniqueId, change, terms }: Agreed,
): Promise<PlanAgreement | undefined> => {
  const card = (await cardsOnFile.vaulted(chart, plan.card))?.card;
  if (card === undefined) return undefined;
  const agreement: Given<PlanAgreement> = {
    id: uniqueId as string as AgreementId,
    patient: chart,
    plan: plan.id,
    change,
    at: call.now,
    ...(call.address === undefined ? {} : { address: call.address }),
    language: call.language,
    terms,
    card: { brand: card.brand, last4: card.last4 },
    ...agreedOf(plan),
  };
  return agreements.keep(agreement);
};

/** Mails the agreement to the plan's account holders, regardless of their notification preferences. */
export const mailAgreement = async (
  { accounts, notifier, linkTo }: Pick<MakePaymentDeps, 'accounts' | 'notifier' | 'linkTo'>,
  { chart, practice }: PaymentScope,
  agreement: PlanAgreement | undefined,
): Promise<void> => {
  const first = agreement?.schedule[0];
  if (agreement === undefined || first === undefined) return;
  const { id, plan, change, total, schedule, card, terms } = agreement;
  const path = `/payments/plan/${encodeURIComponent(plan)}/practice/${encodeURIComponent(practice.id)}/edit_payment_plan`;
  const notification: Notification = {
    kind: 'plan-agreed',
    change,
    total,
    count: schedule.length,
    first: first.due,
    last4: card.last4,
    terms: terms.text,
    version: terms.version,
    practice: practice.name,
    link: linkTo(path),
  };
  for (const { email, language } of await accounts.holding(chart)) {
    await notifier.send(notification, { channel: 'email', address: email }, language, `agreed:${id}`);
  }
};
