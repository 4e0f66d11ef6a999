import type { Instant, PracticeId } from '@portico/domain/kernel';
import type { KeyPair, ProcessorKeys } from '@portico/domain/payments';
import { openedText, sealedColumns, sealedText } from '../../sql/sealed-columns.ts';
import type { Sql } from '../../sql/sql.ts';

/** Tokens of card processors in a table that every instance of the gateway shares; both of a pair are sealed. */
export class PostgresProcessorKeys implements ProcessorKeys {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(practice: PracticeId): Promise<KeyPair | undefined> {
    const [row] = await this.#sql.rows<{ readonly pair: string }>({
      name: 'processor-keys-of',
      text: `select pair from processor_keys where practice_id = $1 and pair is not null`,
      values: [practice],
    });
    return row && (JSON.parse(openedText(this.#sql, sealedColumns.processorKeys, [practice], row.pair)) as KeyPair);
  }

  async keep(practice: PracticeId, pair: KeyPair): Promise<void> {
    await this.#sql.rows({
      name: 'processor-keys-keep',
      text: `insert into processor_keys (practice_id, pair) values ($1, $2)
        on conflict (practice_id) do update set pair = excluded.pair`,
      values: [practice, sealedText(this.#sql, sealedColumns.processorKeys, [practice], JSON.stringify(pair))],
    });
  }

  async takeTurn(practice: PracticeId, now: Instant, until: Instant): Promise<boolean> {
    const taken = await this.#sql.rows({
      name: 'processor-keys-take-turn',
      text: `insert into processor_keys (practice_id, renewing_until) values ($1, $3)
        on conflict (practice_id) do update set renewing_until = excluded.renewing_until
        where processor_keys.renewing_until <= $2 returning practice_id`,
      values: [practice, now, until],
    });
    return taken.length === 1;
  }

  async giveTurnBack(practice: PracticeId): Promise<void> {
    await this.#sql.rows({
      name: 'processor-keys-give-turn-back',
      text: 'update processor_keys set renewing_until = 0 where practice_id = $1',
      values: [practice],
    });
  }
}
