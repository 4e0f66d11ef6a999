import type { Sql } from '@portico/adapters-storage/sql';
import { usualVisitRules, type VisitRulebook, type VisitRules } from '@portico/domain/appointments';
import type { PracticeId } from '@portico/domain/kernel';

export class EmbeddedVisitRulebook implements VisitRulebook {
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
}
