import type { Sql } from '@portico/adapters-storage/sql';
import {
  usualVisitRules,
  type VisitPolicies,
  type VisitPoliciesByPractice,
  type VisitRules,
} from '@portico/domain/appointments';
import type { PracticeId } from '@portico/domain/kernel';

export class EmbeddedVisitPolicies implements VisitPolicies, VisitPoliciesByPractice {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async rules(practice: PracticeId): Promise<VisitRules> {
    const [row] = await this.#sql.rows<{ readonly visits: VisitRules }>({
      name: 'clinic-visit-rules',
      text: 'select visits from clinic.booking_rules where practice_id = $1',
      values: [practice],
    });
    return row?.visits ?? usualVisitRules;
  }

  async rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>> {
    const rows = await this.#sql.rows<{ readonly practice_id: PracticeId; readonly visits: VisitRules }>({
      name: 'clinic-visit-rules-of',
      text: 'select practice_id, visits from clinic.booking_rules where practice_id = any($1::text[])',
      values: [practices],
    });
    const decided = new Map(rows.map(({ practice_id, visits }) => [practice_id, visits]));
    return new Map(practices.map((practice) => [practice, decided.get(practice) ?? usualVisitRules]));
  }

  async reminderOffsets(): Promise<readonly number[]> {
    const rows = await this.#sql.rows<{ readonly minutes: number }>({
      name: 'clinic-reminder-offsets',
      text: `select distinct minutes::integer as minutes
        from clinic.booking_rules, jsonb_array_elements_text(visits -> 'remindersBefore') as minutes`,
    });
    return [...new Set([...usualVisitRules.remindersBefore, ...rows.map(({ minutes }) => minutes)])];
  }
}
