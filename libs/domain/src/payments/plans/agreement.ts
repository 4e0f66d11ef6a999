import type { Brand, Cents, Instant, Language, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { CardBrand, CardId } from '../cards/card.ts';
import type { Autopay, PaymentPlan, PlanId } from './plan.ts';
import { sumOf } from './progress.ts';

/** Permanent id of one agreement: the attempt with which it was given. */
export type AgreementId = Brand<string, 'AgreementId'>;

/** The terms that are shown before a person agrees. */
export interface AgreementTerms {
  readonly text: string;
  /** SHA-256 of the text, as hexadecimal digits. */
  readonly hash: string;
}

/** `version` counts from 1 the distinct texts of its kind that were agreed to at a practice in a language. */
export type AgreedTerms = AgreementTerms & { readonly version: number };

/** An agreement before it is stored: the store assigns the version of the terms. */
export type Given<Agreement extends { readonly terms: AgreedTerms }> = Omit<Agreement, 'terms'> & {
  readonly terms: AgreementTerms;
};

/** What terms are about: only a card that is put on file, or a plan. */
export const termsSubjects = ['card', 'plan'] as const;

/**
 * A person's agreement to putting a card on file: to the terms of cards, or of the plan that it came with. Never
 * changed, never deleted.
 */
export interface CardAgreement {
  readonly patient: PatientRef;
  readonly card: CardId;
  readonly subject: (typeof termsSubjects)[number];
  readonly at: Instant;
  /** The network address that they agreed from; absent if unknown. */
  readonly address?: string;
  readonly language: Language;
  readonly terms: AgreedTerms;
  readonly cardDetails: { readonly brand: CardBrand; readonly last4: string };
}

export const agreementChanges = ['made', 'added', 'changed'] as const;

/** A person's agreement when they created, extended or changed a plan. Never changed, never deleted. */
export interface PlanAgreement {
  readonly id: AgreementId;
  readonly patient: PatientRef;
  readonly plan: PlanId;
  readonly change: (typeof agreementChanges)[number];
  readonly at: Instant;
  /** The network address that they agreed from; absent if unknown. */
  readonly address?: string;
  readonly language: Language;
  readonly terms: AgreedTerms;
  readonly card: { readonly brand: CardBrand; readonly last4: string };
  /** Every payment that was still due, in order. */
  readonly schedule: readonly { readonly due: LocalDate; readonly amount: Cents }[];
  readonly total: Cents;
  readonly autopay: Autopay;
}

/** The part of an agreement that comes from the plan: what it will still charge. */
export const agreedOf = ({
  payments,
  autopay,
}: Pick<PaymentPlan, 'payments' | 'autopay'>): Pick<PlanAgreement, 'schedule' | 'total' | 'autopay'> => {
  const open = payments.filter(({ state }) => state === 'due' || state === 'charging' || state === 'failed');
  return { schedule: open.map(({ due, amount }) => ({ due, amount })), total: sumOf(open), autopay };
};
