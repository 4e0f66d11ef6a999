import type { Brand, Cents, Instant, Language, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { CardBrand, CardId } from '../cards/card.ts';
import type { Autopay, PaymentPlan, PlanId } from './plan.ts';
import { sumOf } from './progress.ts';

/** Names one agreement, for good: the attempt by which it was given. */
export type AgreementId = Brand<string, 'AgreementId'>;

/** What somebody is shown before they agree. */
export interface AgreementTerms {
  readonly text: string;
  /** SHA-256 of the text, as hexadecimal digits. */
  readonly hash: string;
}

/** `version` counts the texts of its kind that were agreed to at a practice in a language, from 1. */
export type AgreedTerms = AgreementTerms & { readonly version: number };

/** Before it is kept: whoever keeps it says which version of the terms it is about. */
export type Given<Agreement extends { readonly terms: AgreedTerms }> = Omit<Agreement, 'terms'> & {
  readonly terms: AgreementTerms;
};

/** Of what terms are: of a card that is put on file alone, or of a plan. */
export const termsSubjects = ['card', 'plan'] as const;

/** What a person agreed to when they put a card on file: the terms of cards, or of the plan that it came with. It is never changed and never deleted. */
export interface CardAgreement {
  readonly patient: PatientRef;
  readonly card: CardId;
  readonly subject: (typeof termsSubjects)[number];
  readonly at: Instant;
  /** The network address that they agreed from; absent where none is known. */
  readonly address?: string;
  readonly language: Language;
  readonly terms: AgreedTerms;
  readonly cardDetails: { readonly brand: CardBrand; readonly last4: string };
}

export const agreementChanges = ['made', 'added', 'changed'] as const;

/** What a person agreed to when they made a plan, put more into it or changed it. It is never changed and never deleted. */
export interface PlanAgreement {
  readonly id: AgreementId;
  readonly patient: PatientRef;
  readonly plan: PlanId;
  readonly change: (typeof agreementChanges)[number];
  readonly at: Instant;
  /** The network address that they agreed from; absent where none is known. */
  readonly address?: string;
  readonly language: Language;
  readonly terms: AgreedTerms;
  readonly card: { readonly brand: CardBrand; readonly last4: string };
  /** Every payment that was still to be made, in order. */
  readonly schedule: readonly { readonly due: LocalDate; readonly amount: Cents }[];
  readonly total: Cents;
  readonly autopay: Autopay;
}

/** The part of an agreement that the plan says: what it will still take. */
export const agreedOf = ({
  payments,
  autopay,
}: Pick<PaymentPlan, 'payments' | 'autopay'>): Pick<PlanAgreement, 'schedule' | 'total' | 'autopay'> => {
  const open = payments.filter(({ state }) => state === 'due' || state === 'charging' || state === 'failed');
  return { schedule: open.map(({ due, amount }) => ({ due, amount })), total: sumOf(open), autopay };
};
