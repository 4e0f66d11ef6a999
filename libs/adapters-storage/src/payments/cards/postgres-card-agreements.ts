import type { Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { CardAgreement, CardAgreements, CardId, Given } from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';

interface AgreementRow {
  readonly card_id: CardId;
  readonly subject: CardAgreement['subject'];
  readonly at: Instant;
  readonly address: string | null;
  readonly language: Language;
  readonly terms: string;
  readonly terms_hash: string;
  readonly terms_version: number;
  readonly face: CardAgreement['cardDetails'];
}

/** Agreements to cards on file. The database forbids changes to the table's rows and numbers the texts. */
export class PostgresCardAgreements implements CardAgreements {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async keep({ patient: { practice, patient }, ...agreed }: Given<CardAgreement>): Promise<CardAgreement> {
    await this.#sql.rows({
      name: 'card-agreement-keep',
      text: `insert into card_agreements (practice_id, patient_id, card_id, subject, at, address, language, terms, terms_hash, face)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (practice_id, patient_id, card_id) do nothing`,
      values: [
        practice,
        patient,
        agreed.card,
        agreed.subject,
        agreed.at,
        agreed.address ?? null,
        agreed.language,
        agreed.terms.text,
        agreed.terms.hash,
        JSON.stringify(agreed.cardDetails),
      ],
    });
    const kept = (await this.of({ practice, patient })).find(({ card }) => card === agreed.card);
    if (kept === undefined) throw new Error('Bug: an agreement was not kept.');
    return kept;
  }

  async of(patient: PatientRef): Promise<readonly CardAgreement[]> {
    const rows = await this.#sql.rows<AgreementRow>({
      name: 'card-agreements-of',
      text: `select card_id, subject, at, address, language, terms, terms_hash, terms_version, face
        from card_agreements where practice_id = $1 and patient_id = $2 order by at desc, card_id desc`,
      values: [patient.practice, patient.patient],
    });
    return rows.map(
      ({
        card_id: card,
        address,
        terms: text,
        terms_hash: hash,
        terms_version: version,
        face: cardDetails,
        ...row
      }) => ({
        ...row,
        patient,
        cardDetails,
        card,
        terms: { text, hash, version },
        ...(address === null ? {} : { address }),
      }),
    );
  }
}
