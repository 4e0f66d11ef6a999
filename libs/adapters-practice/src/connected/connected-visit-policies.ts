import {
  usualVisitRules,
  type VisitPolicies,
  type VisitPoliciesByPractice,
  type VisitRules,
} from '@portico/domain/appointments';
import type { PracticeId } from '@portico/domain/kernel';
import type { ConnectedPractices } from './connected-practices.ts';

/** The rules of connected practices for booked visits, as their configuration says. */
export class ConnectedVisitPolicies implements VisitPolicies, VisitPoliciesByPractice {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async rules(practice: PracticeId): Promise<VisitRules> {
    return this.#practices.of(practice)?.practice.visits ?? usualVisitRules;
  }

  async rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>> {
    return new Map(await Promise.all(practices.map(async (id) => [id, await this.rules(id)] as const)));
  }

  async reminderOffsets(): Promise<readonly number[]> {
    const decided = this.#practices.all().flatMap(({ practice }) => practice.visits?.remindersBefore ?? []);
    return [...new Set([...usualVisitRules.remindersBefore, ...decided])];
  }
}
