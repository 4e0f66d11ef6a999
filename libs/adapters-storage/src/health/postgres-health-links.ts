import { createHash } from 'node:crypto';
import type { CodeHash } from '@portico/domain/access';
import {
  mostLinkOpenings,
  mostWrongPasscodes,
  type HealthLink,
  type HealthLinkId,
  type HealthLinkOpening,
  type HealthLinks,
  type KnownHealthLink,
  type LinkContents,
  type NewHealthLink,
  type NewLinkOpening,
} from '@portico/domain/health';
import type { AccountId, CountedGuess, Instant, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld, chartHeld } from '../sql/held-rows.ts';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface LinkRow {
  readonly id: HealthLinkId;
  readonly account_id: AccountId;
  readonly contents: string | null;
  readonly practice_id: PracticeId;
  readonly patient_id: PatientId;
  readonly made_at: Instant;
  readonly expires_at: Instant;
  readonly revoked_at: Instant | null;
  readonly has_passcode: boolean;
  readonly wrong_passcodes: number;
  readonly opened_times: number;
}

interface KnownRow extends LinkRow {
  readonly passcode_hash: string | null;
  readonly summary: string;
}

interface OpeningRow {
  readonly link_id: HealthLinkId;
  readonly number: number;
  readonly opened_at: Instant;
  readonly recipient: string;
}

const columns = `id, account_id, contents, practice_id, patient_id, made_at, expires_at, revoked_at,
  passcode_hash is not null as has_passcode, wrong_passcodes, opened_times`;

/** Openings of a link that are kept one by one. */
const keptOpenings = 50;

const factsOf = (sql: Sql, row: LinkRow): Omit<HealthLink, 'openings'> => ({
  id: row.id,
  chart: { practice: row.practice_id, patient: row.patient_id },
  by: row.account_id,
  ...(row.contents === null ? {} : { contents: contentsFrom(sql, row.id, row.contents) }),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  hasPasscode: row.has_passcode,
  wrongPasscodes: row.wrong_passcodes,
  openedTimes: row.opened_times,
});

const contentsFrom = (sql: Sql, link: HealthLinkId, kept: string): LinkContents =>
  JSON.parse(openedText(sql, sealedColumns.linkContents, [link], kept)) as LinkContents;

const keyOf = (link: HealthLinkId, number: number): readonly string[] => [link, String(number)];

/** Rows of a practice by which its patients take turns: few enough to keep, and many enough that they seldom meet. */
const turnsOfPractice = 16;

const turnOf = ({ practice, patient }: PatientRef): string => {
  const [byte = 0] = createHash('sha256').update(patient).digest();
  return `health-links ${practice} ${byte % turnsOfPractice}`;
};

export class PostgresHealthLinks implements HealthLinks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  add(
    { id, codeHash, chart, by, contents, madeAt, expiresAt, passcodeHash, sealed }: NewHealthLink,
    most: number,
  ): Promise<boolean> {
    const kept = contents && sealedText(this.#sql, sealedColumns.linkContents, [id], JSON.stringify(contents));
    return this.#sql.transaction(async (sql) => {
      // One after the other for each patient, so that two at once are both counted. The row is changed and not only locked, so
      // that of two transactions that both saw an older state of the database one is undone by it.
      await sql.rows({
        name: 'hold-health-links',
        text: 'insert into turns (job, until) values ($1, $2) on conflict (job) do update set until = excluded.until',
        values: [turnOf(chart), madeAt],
      });
      const added = await sql.rows({
        name: 'add-health-link',
        text: `insert into health_links
            (id, code_hash, account_id, practice_id, patient_id, made_at, expires_at, passcode_hash, summary, contents)
          select $1, $2, $3, $4, $5, $6::bigint, $7::bigint, $8, $9, $13
          where (select count(*) from health_links where practice_id = $4 and patient_id = $5 and revoked_at is null
            and expires_at > $6::bigint and wrong_passcodes < $10::int and opened_times < $11::int) < $12::int
          returning 1`,
        values: [
          ...[id, codeHash, by, chart.practice, chart.patient, madeAt, expiresAt, passcodeHash ?? null, sealed],
          ...[mostWrongPasscodes, mostLinkOpenings, most, kept ?? null],
        ],
      });
      return added.length > 0;
    });
  }

  async of({ practice, patient }: PatientRef): Promise<readonly HealthLink[]> {
    const [links, openings] = await Promise.all([
      this.#sql.rows<LinkRow>({
        name: 'health-links',
        text: `select ${columns} from health_links where practice_id = $1 and patient_id = $2
          order by made_at desc, id`,
        values: [practice, patient],
      }),
      this.#sql.rows<OpeningRow>({
        name: 'health-link-openings',
        text: `select o.link_id, o.number, o.opened_at, o.recipient from health_link_openings o
          join health_links l on l.id = o.link_id where l.practice_id = $1 and l.patient_id = $2
          order by o.link_id, o.number desc`,
        values: [practice, patient],
      }),
    ]);
    const of = Map.groupBy(openings, ({ link_id: id }) => id);
    return links.map((row) => ({
      ...factsOf(this.#sql, row),
      openings: (of.get(row.id) ?? []).map((each) => this.#openingFrom(each)),
    }));
  }

  #openingFrom({ link_id: link, number, opened_at: at, recipient }: OpeningRow): HealthLinkOpening {
    return { at, recipient: openedText(this.#sql, sealedColumns.linkRecipient, keyOf(link, number), recipient) };
  }

  async find(code: CodeHash, _guess: CountedGuess): Promise<KnownHealthLink | undefined> {
    const [row] = await this.#sql.rows<KnownRow>({
      name: 'find-health-link',
      text: `select ${columns}, passcode_hash, summary from health_links where code_hash = $1`,
      values: [code],
    });
    if (row === undefined) return undefined;
    const { passcode_hash: passcodeHash, summary: sealed } = row;
    return { ...factsOf(this.#sql, row), ...(passcodeHash === null ? {} : { passcodeHash }), sealed };
  }

  async revoke({ practice, patient }: PatientRef, id: HealthLinkId, at: Instant): Promise<boolean> {
    const revoked = await this.#sql.rows({
      name: 'revoke-health-link',
      text: `update health_links set revoked_at = $4, summary = '', contents = null where practice_id = $1 and patient_id = $2 and id = $3
        and revoked_at is null and expires_at > $4 returning 1`,
      values: [practice, patient, id, at],
    });
    return revoked.length > 0;
  }

  async countPasscode(id: HealthLinkId, most: number): Promise<number> {
    const [row] = await this.#sql.rows<{ readonly wrong_passcodes: number }>({
      name: 'count-health-link-passcode',
      text: `update health_links set wrong_passcodes = wrong_passcodes + 1 where id = $1 and wrong_passcodes < $2
        returning wrong_passcodes`,
      values: [id, most],
    });
    return row?.wrong_passcodes ?? most + 1;
  }

  async uncountPasscode(id: HealthLinkId): Promise<void> {
    await this.#sql.rows({
      name: 'uncount-health-link-passcode',
      text: 'update health_links set wrong_passcodes = wrong_passcodes - 1 where id = $1 and wrong_passcodes > 0',
      values: [id],
    });
  }

  opened(id: HealthLinkId, { at, recipient, ticketHash }: NewLinkOpening): Promise<void> {
    return this.#sql.transaction(async (sql) => {
      const [row] = await sql.rows<{ readonly opened_times: number; readonly account_id: AccountId }>({
        name: 'count-health-link-opening',
        text: 'update health_links set opened_times = opened_times + 1 where id = $1 returning opened_times, account_id',
        values: [id],
      });
      if (row === undefined) return;
      const number = row.opened_times;
      const name = sealedText(this.#sql, sealedColumns.linkRecipient, keyOf(id, number), recipient);
      await sql.rows({
        name: 'add-health-link-opening',
        text: `insert into health_link_openings (link_id, number, account_id, opened_at, recipient, ticket_hash)
          values ($1, $2, $3, $4, $5, $6)`,
        values: [id, number, row.account_id, at, name, ticketHash],
      });
      await sql.rows({
        name: 'forget-health-link-openings',
        text: `delete from health_link_openings where link_id = $1 and number <= $2
          and not ${accountHeld('health_link_openings.account_id')}`,
        values: [id, number - keptOpenings],
      });
    });
  }

  async hasTicket(id: HealthLinkId, ticket: CodeHash, since: Instant): Promise<boolean> {
    const found = await this.#sql.rows({
      name: 'health-link-ticket',
      text: 'select 1 from health_link_openings where link_id = $1 and ticket_hash = $2 and opened_at >= $3',
      values: [id, ticket, since],
    });
    return found.length > 0;
  }

  async prune(before: Instant): Promise<void> {
    const isHeld = `${accountHeld('health_links.account_id')} or ${chartHeld('health_links.practice_id', 'health_links.patient_id')}`;
    await deleteInBatches(this.#sql, 'health_links', `coalesce(revoked_at, expires_at) < $1 and not (${isHeld})`, [
      before,
    ]);
  }
}
