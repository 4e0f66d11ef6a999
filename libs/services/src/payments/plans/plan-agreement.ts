import type { Accounts } from '@portico/domain/access';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Notification, Notifier } from '@portico/domain/notifications';
import {
  agreedOf,
  type AgreementId,
  type AgreementTerms,
  type CardsOnFile,
  type Digest,
  type PaymentPlan,
  type PaymentSettings,
  type Given,
  type PlanAgreement,
  type PlanAgreements,
  type UniqueId,
} from '@portico/domain/payments';
import type { TermsPlace } from '../cards/card-agreement.ts';
import { paths, type LinkTo } from '@portico/application/kernel';
import type { Disagreed } from '@portico/application/payments';
import type { PaymentScope } from '../checkout/payer-and-chart.ts';
import { sayIn } from '../../kernel/index.ts';
import { planAgreementWords } from './plan-agreement.messages.ts';

/** The terms for making or changing a plan at this practice, in the language of the call. */
export const termsAt = (
  digest: Digest,
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

/** Agreements to plans: their terms, their record, and the mail about them. */
export class PlanConsents {
  readonly #agreements: PlanAgreements;
  readonly #cardsOnFile: Pick<CardsOnFile, 'vaulted'>;
  readonly #digest: Digest;
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(
    agreements: PlanAgreements,
    cardsOnFile: Pick<CardsOnFile, 'vaulted'>,
    digest: Digest,
    accounts: Pick<Accounts, 'holding'>,
    notifier: Notifier,
    linkTo: LinkTo,
  ) {
    this.#agreements = agreements;
    this.#cardsOnFile = cardsOnFile;
    this.#digest = digest;
    this.#accounts = accounts;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  termsAt(place: TermsPlace, settings: Pick<PaymentSettings, 'planTerms'>): AgreementTerms {
    return termsAt(this.#digest, place, settings);
  }

  of(chart: PatientRef, plan: PaymentPlan['id']): Promise<readonly PlanAgreement[]> {
    return this.#agreements.of(chart, plan);
  }

  /** Stored before the plan, so that no plan exists without its agreement. */
  async keep(
    { chart, call }: PaymentScope,
    plan: PaymentPlan,
    { uniqueId, change, terms }: Agreed,
  ): Promise<PlanAgreement | undefined> {
    const card = (await this.#cardsOnFile.vaulted(chart, plan.card))?.card;
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
    return this.#agreements.keep(agreement);
  }

  /** Mails the agreement to the plan's account holders, regardless of their notification preferences. */
  async mail({ chart, practice }: PaymentScope, agreement: PlanAgreement | undefined): Promise<void> {
    const first = agreement?.schedule[0];
    if (agreement === undefined || first === undefined) return;
    const { id, plan, change, total, schedule, card, terms } = agreement;
    const path = paths.editPlan({ paymentPlanId: plan, practiceId: practice.id });
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
      link: this.#linkTo(path),
    };
    for (const { email, language } of await this.#accounts.holding(chart)) {
      await this.#notifier.send(notification, { channel: 'email', address: email }, language, `agreed:${id}`);
    }
  }
}
