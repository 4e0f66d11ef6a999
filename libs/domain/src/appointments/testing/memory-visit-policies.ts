import type { PracticeId } from '../../kernel/index.ts';
import {
  usualVisitRules,
  type VisitPolicies,
  type VisitPoliciesByPractice,
  type VisitRules,
} from '../ports/visit-policies.ts';

export class MemoryVisitPolicies implements VisitPolicies, VisitPoliciesByPractice {
  readonly #rules = new Map<PracticeId, VisitRules>();

  /** Sets the rules of a practice. */
  put(practice: PracticeId, rules: VisitRules): void {
    this.#rules.set(practice, rules);
  }

  async rules(practice: PracticeId): Promise<VisitRules> {
    return this.#rules.get(practice) ?? usualVisitRules;
  }

  async rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>> {
    return new Map(practices.map((practice) => [practice, this.#rules.get(practice) ?? usualVisitRules]));
  }

  async reminderOffsets(): Promise<readonly number[]> {
    return [...new Set([usualVisitRules, ...this.#rules.values()].flatMap((rules) => rules.remindersBefore))];
  }
}
