import { samePatient, type PatientRef } from '../../kernel/index.ts';
import type { AgreedTerms, AgreementTerms, CardAgreement, Given, PlanAgreement } from '../plans/agreement.ts';
import type { PlanId } from '../plans/plan.ts';
import type { CardAgreements, PlanAgreements } from '../ports/plan-agreements.ts';

/** In-memory terms, numbered in the order in which they were first agreed to. */
export class MemoryTerms {
  readonly #texts = new Map<string, readonly string[]>();

  numbered(terms: AgreementTerms, ...kind: readonly string[]): AgreedTerms {
    const key = kind.join(' ');
    const known = this.#texts.get(key) ?? [];
    const texts = known.includes(terms.hash) ? known : [...known, terms.hash];
    this.#texts.set(key, texts);
    return { ...terms, version: texts.indexOf(terms.hash) + 1 };
  }
}

/** In-memory agreements, in the order in which they were given. */
export class MemoryPlanAgreements implements PlanAgreements {
  readonly kept: PlanAgreement[] = [];
  readonly #terms: MemoryTerms;

  constructor(terms = new MemoryTerms()) {
    this.#terms = terms;
  }

  async keep(given: Given<PlanAgreement>): Promise<PlanAgreement> {
    const { id, patient, language } = given;
    const known = this.kept.find((one) => one.id === id && samePatient(one.patient, patient));
    if (known !== undefined) return known;
    const kept = { ...given, terms: this.#terms.numbered(given.terms, patient.practice, 'plan', language) };
    this.kept.push(kept);
    return kept;
  }

  async of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]> {
    return this.kept
      .filter((one) => one.plan === plan && samePatient(one.patient, patient))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  }
}

/** The same for cards on file. */
export class MemoryCardAgreements implements CardAgreements {
  readonly kept: CardAgreement[] = [];
  readonly #terms: MemoryTerms;

  constructor(terms = new MemoryTerms()) {
    this.#terms = terms;
  }

  async keep(given: Given<CardAgreement>): Promise<CardAgreement> {
    const { card, patient, subject, language } = given;
    const known = this.kept.find((one) => one.card === card && samePatient(one.patient, patient));
    if (known !== undefined) return known;
    const kept = { ...given, terms: this.#terms.numbered(given.terms, patient.practice, subject, language) };
    this.kept.push(kept);
    return kept;
  }

  async of(patient: PatientRef): Promise<readonly CardAgreement[]> {
    return this.kept
      .filter((one) => samePatient(one.patient, patient))
      .sort((a, b) => b.at - a.at || (a.card < b.card ? 1 : -1));
  }
}
