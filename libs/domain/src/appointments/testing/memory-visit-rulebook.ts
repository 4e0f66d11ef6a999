import type { PracticeId } from '../../kernel/index.ts';
import { usualVisitRules, type VisitRulebook, type VisitRules } from '../ports/visit-rulebook.ts';

export class MemoryVisitRulebook implements VisitRulebook {
  readonly #rules = new Map<PracticeId, VisitRules>();

  /** What a practice decided from now on. */
  put(practice: PracticeId, rules: VisitRules): void {
    this.#rules.set(practice, rules);
  }

  async rules(practice: PracticeId): Promise<VisitRules> {
    return this.#rules.get(practice) ?? usualVisitRules;
  }
}
