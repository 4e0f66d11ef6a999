import type { PatientId, PracticeId } from '@portico/domain/kernel';
import type { CardBrand, CardExpiry, CardId, ExpiringCard, ExpiringCards, PlanId } from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';

interface ExpiringRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly id: CardId;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly holder: string;
  readonly expiry_year: number;
  readonly expiry_month: number;
  readonly is_default: boolean;
  readonly plan_id: PlanId;
}

/** Cards that are good through the end of their month and have a payment due after it. */
export class PostgresExpiringCards implements ExpiringCards {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async between(first: CardExpiry, last: CardExpiry): Promise<readonly ExpiringCard[]> {
    const rows = await this.#sql.rows<ExpiringRow>({
      name: 'cards-expiring',
      text: `select distinct on (c.practice_id, c.patient_id, c.id) c.practice_id, c.patient_id, c.id, c.brand, c.last4, c.holder,
          c.expiry_year, c.expiry_month, c.is_default, p.id as plan_id
        from cards_on_file c
        join payment_plans p on p.practice_id = c.practice_id and p.patient_id = c.patient_id and p.card_id = c.id
          and p.status = 'active'
        join scheduled_payments s on s.practice_id = p.practice_id and s.patient_id = p.patient_id and s.plan_id = p.id
          and s.state = 'due' and s.due >= make_date(c.expiry_year, c.expiry_month, 1) + interval '1 month'
        where (c.expiry_year, c.expiry_month) between ($1, $2) and ($3, $4)
        order by c.practice_id, c.patient_id, c.id, p.created_at, p.id`,
      values: [first.year, first.month, last.year, last.month],
    });
    return rows.map(({ plan_id: plan, practice_id: practice, patient_id: patient, ...row }) => ({
      plan,
      card: {
        id: row.id,
        patient: { practice, patient },
        brand: row.brand,
        last4: row.last4,
        holder: row.holder,
        expiry: { year: row.expiry_year, month: row.expiry_month },
        isDefault: row.is_default,
      },
    }));
  }
}
