import type { Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import {
  mostCardsOnFile,
  type CardBrand,
  type CardId,
  type CardsOnFile,
  type SavedCard,
  type VaultReference,
} from '@portico/domain/payments';
import { openedText, sealedColumns, sealedText } from '../../sql/sealed-columns.ts';
import type { Sql } from '../../sql/sql.ts';
import { holdPayer } from '../charges/payer-lock.ts';

interface CardRow {
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly id: CardId;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly holder: string;
  readonly expiry_year: number;
  readonly expiry_month: number;
  readonly vault: VaultReference;
  readonly is_default: boolean;
}

const columns = 'practice_id, patient_id, id, brand, last4, holder, expiry_year, expiry_month, vault, is_default';

const cardFrom = (row: CardRow): SavedCard => ({
  id: row.id,
  patient: { practice: row.practice_id, patient: row.patient_id },
  brand: row.brand,
  last4: row.last4,
  holder: row.holder,
  expiry: { year: row.expiry_year, month: row.expiry_month },
  isDefault: row.is_default,
});

/**
 * Cards on file in the portal's own tables. What is kept charges nothing without the practice's own keys at its processor.
 * Changes of one patient's cards wait for each other, so that one of them is the default one.
 */
export class PostgresCardsOnFile implements CardsOnFile {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of({ practice, patient }: PatientRef): Promise<readonly SavedCard[]> {
    const rows = await this.#sql.rows<CardRow>({
      name: 'cards-of',
      text: `select ${columns} from cards_on_file where practice_id = $1 and patient_id = $2
        order by is_default desc, position desc`,
      values: [practice, patient],
    });
    return rows.map(cardFrom);
  }

  async vaulted({ practice, patient }: PatientRef, id: CardId) {
    const [row] = await this.#sql.rows<CardRow>({
      name: 'card-vaulted',
      text: `select ${columns} from cards_on_file where practice_id = $1 and patient_id = $2 and id = $3`,
      values: [practice, patient, id],
    });
    if (row === undefined) return undefined;
    const vault = openedText(this.#sql, sealedColumns.cardVault, [practice, patient, id], row.vault) as VaultReference;
    return { card: cardFrom(row), vault };
  }

  add(card: SavedCard, vault: VaultReference, at: Instant): Promise<SavedCard | undefined> {
    const { practice, patient } = card.patient;
    return this.#changing(card.patient, async (sql, cards) => {
      const known = await cards.vaulted(card.patient, card.id);
      if (known !== undefined) return known.card;
      const others = (await cards.of(card.patient)).length;
      if (others >= mostCardsOnFile) return undefined;
      const isDefault = card.isDefault || others === 0;
      if (isDefault) await setDefault(sql, card.patient, null);
      await sql.rows({
        name: 'card-add',
        text: `insert into cards_on_file (${columns}, added_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        values: [
          practice,
          patient,
          card.id,
          card.brand,
          card.last4,
          card.holder,
          card.expiry.year,
          card.expiry.month,
          sealedText(sql, sealedColumns.cardVault, [practice, patient, card.id], vault),
          isDefault,
          at,
        ],
      });
      return { ...card, isDefault };
    });
  }

  remove(patient: PatientRef, id: CardId): Promise<boolean> {
    return this.#changing(patient, async (sql, cards) => {
      const removed = await sql.rows({
        name: 'card-remove',
        text: 'delete from cards_on_file where practice_id = $1 and patient_id = $2 and id = $3 returning id',
        values: [patient.practice, patient.patient, id],
      });
      if (removed.length === 0) return false;
      const [first] = await cards.of(patient);
      if (first !== undefined && !first.isDefault) await setDefault(sql, patient, first.id);
      return true;
    });
  }

  makeDefault(patient: PatientRef, id: CardId): Promise<boolean> {
    return this.#changing(patient, async (sql, cards) => {
      if ((await cards.vaulted(patient, id)) === undefined) return false;
      await setDefault(sql, patient, id);
      return true;
    });
  }

  #changing<T>(patient: PatientRef, work: (sql: Sql, cards: PostgresCardsOnFile) => Promise<T>): Promise<T> {
    return this.#sql.transaction(async (sql) => {
      await holdPayer(sql, patient);
      return work(sql, new PostgresCardsOnFile(sql));
    });
  }
}

/** Takes the mark off first: at no moment have two cards it. Without an id no card has it. */
const setDefault = async (sql: Sql, { practice, patient }: PatientRef, id: CardId | null): Promise<void> => {
  await sql.rows({
    name: 'card-no-default',
    text: 'update cards_on_file set is_default = false where practice_id = $1 and patient_id = $2 and is_default',
    values: [practice, patient],
  });
  if (id === null) return;
  await sql.rows({
    name: 'card-default',
    text: 'update cards_on_file set is_default = true where practice_id = $1 and patient_id = $2 and id = $3',
    values: [practice, patient, id],
  });
};
