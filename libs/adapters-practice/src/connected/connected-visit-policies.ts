import {
  usualVisitRules,
  type VisitPolicies,
  type VisitPoliciesByPractice,
  type VisitRules,
} from '@portico/domain/appointments';
import type { PracticeId } from '@portico/domain/kernel';
import type { ConnectedPractice, ConnectedPractices } from './connected-practices.ts';
import { wayOf } from './offered-services.ts';

/** The rules of a practice, and what its system takes no word of. */
const asFarAsTaken = (practice: ConnectedPractice): VisitRules => {
  const { visits = usualVisitRules, booking, connection } = practice;
  return {
    ...visits,
    ...(connection.booking === undefined ? { cancellation: { ...visits.cancellation, byPhone: true } } : {}),
    ...(booking === undefined || wayOf(practice) === 'by-phone' ? { movedByPhone: true } : {}),
    ...(connection.visits?.arrive === undefined ? { checkInAtOffice: true } : {}),
  };
};

/** The rules of connected practices for booked visits, as their configuration says. */
export class ConnectedVisitPolicies implements VisitPolicies, VisitPoliciesByPractice {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async rules(practice: PracticeId): Promise<VisitRules> {
    const link = this.#practices.of(practice);
    return link === undefined ? usualVisitRules : asFarAsTaken(link.practice);
  }

  async rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>> {
    return new Map(await Promise.all(practices.map(async (id) => [id, await this.rules(id)] as const)));
  }

  async reminderOffsets(): Promise<readonly number[]> {
    const decided = this.#practices.all().flatMap(({ practice }) => practice.visits?.remindersBefore ?? []);
    return [...new Set([...usualVisitRules.remindersBefore, ...decided])];
  }
}
