import type { Cents, Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { AgreementId, Given, PlanAgreement, PlanAgreements, PlanId } from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';

interface AgreementRow {
  readonly id: AgreementId;
  readonly change: PlanAgreement['change'];
  readonly at: Instant;
  readonly address: string | null;
  readonly language: Language;
  readonly terms: string;
  readonly terms_hash: string;
  readonly terms_version: number;
  readonly card: PlanAgreement['card'];
  readonly schedule: PlanAgreement['schedule'];
  readonly total_cents: Cents;
  readonly autopay: PlanAgreement['autopay'];
}

/** Agreements to payment plans. The database forbids changes to the table's rows. */
export class PostgresPlanAgreements implements PlanAgreements {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async keep({ patient: { practice, patient }, ...agreed }: Given<PlanAgreement>): Promise<PlanAgreement> {
    await this.#sql.rows({
      name: 'plan-agreement-keep',
      text: `insert into plan_agreements (practice_id, patient_id, id, plan_id, change, at, address, language, terms, terms_hash,
          card, schedule, total_cents, autopay)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
        on conflict (practice_id, patient_id, id) do nothing`,
      values: [
        practice,
        patient,
        agreed.id,
        agreed.plan,
        agreed.change,
        agreed.at,
        agreed.address ?? null,
        agreed.language,
        agreed.terms.text,
        agreed.terms.hash,
        JSON.stringify(agreed.card),
        JSON.stringify(agreed.schedule),
        agreed.total,
        JSON.stringify(agreed.autopay),
      ],
    });
    const kept = (await this.of({ practice, patient }, agreed.plan)).find(({ id }) => id === agreed.id);
    if (kept === undefined) throw new Error('Bug: an agreement has the id of another plan’s.');
    return kept;
  }

  async of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]> {
    const rows = await this.#sql.rows<AgreementRow>({
      name: 'plan-agreements-of',
      text: `select id, change, at, address, language, terms, terms_hash, terms_version, card, schedule, total_cents, autopay
        from plan_agreements where practice_id = $1 and patient_id = $2 and plan_id = $3 order by at desc, id desc`,
      values: [patient.practice, patient.patient, plan],
    });
    return rows.map(
      ({ address, terms: text, terms_hash: hash, terms_version: version, total_cents: total, ...row }) => ({
        ...row,
        patient,
        plan,
        terms: { text, hash, version },
        total,
        ...(address === null ? {} : { address }),
      }),
    );
  }
}
