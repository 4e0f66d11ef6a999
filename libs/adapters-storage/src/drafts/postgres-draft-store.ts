import {
  nextVersion,
  sameFields,
  savedDraftLimits,
  type DraftFields,
  type DraftHolder,
  type DraftName,
  type DraftSaved,
  type DraftStore,
  type DraftToSave,
  type SavedDraft,
} from '@portico/domain/drafts';
import { plus, type Instant } from '@portico/domain/kernel';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import { accountHeld, chartHeld } from '../sql/held-rows.ts';
import { openedText, sealedColumns, sealedText } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';

interface Row {
  readonly name: DraftName;
  readonly version: number;
  readonly fields: string;
  readonly saved_at: Instant;
}

const column = sealedColumns.draftFields;
const own = 'account_id = $1 and practice_id = $2 and patient_id = $3';
const idsOf = ({ account, chart: { practice, patient } }: DraftHolder) => [account, practice, patient] as const;

export class PostgresDraftStore implements DraftStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(holder: DraftHolder, at: Instant): Promise<readonly SavedDraft[]> {
    const rows = await this.#sql.rows<Row>({
      name: 'unsent-drafts',
      text: `select name, version, fields, saved_at from unsent_drafts where ${own} and saved_at >= $4 order by name`,
      values: [...idsOf(holder), plus(at, -savedDraftLimits.age)],
    });
    return rows.map((row) => draftFrom(this.#sql, holder, row));
  }

  save(holder: DraftHolder, draft: DraftToSave): Promise<DraftSaved> {
    return this.#sql.transaction(async (sql): Promise<DraftSaved> => {
      const { name, fields, after, at } = draft;
      const row = await locked(sql, holder, name);
      if (row === undefined) return begin(sql, holder, draft);
      const stored = draftFrom(sql, holder, row);
      const isGone = stored.savedAt < plus(at, -savedDraftLimits.age);
      const { version } = stored;
      const next = nextVersion(version, at);
      if (!isGone && sameFields(stored.fields, fields)) return { kind: 'saved', version, isNew: false };
      if (!isGone && version !== after) return { kind: 'other', other: stored };
      await sql.rows({
        name: 'replace-unsent-draft',
        text: `update unsent_drafts set version = $5, fields = $6, saved_at = $7 where ${own} and name = $4`,
        values: [...idsOf(holder), name, next, sealed(sql, holder, draft), at],
      });
      return { kind: 'saved', version: next, isNew: isGone };
    });
  }

  async drop(holder: DraftHolder, name: DraftName): Promise<boolean> {
    const dropped = await this.#sql.rows({
      name: 'drop-unsent-draft',
      text: `delete from unsent_drafts where ${own} and name = $4 returning 1`,
      values: [...idsOf(holder), name],
    });
    return dropped.length > 0;
  }

  prune(before: Instant): Promise<void> {
    const isHeld = `${accountHeld('unsent_drafts.account_id')} or ${chartHeld('unsent_drafts.practice_id', 'unsent_drafts.patient_id')}`;
    return deleteInBatches(this.#sql, 'unsent_drafts', `saved_at < $1 and not (${isHeld})`, [before]);
  }
}

const locked = async (sql: Sql, holder: DraftHolder, name: DraftName): Promise<Row | undefined> => {
  const [row] = await sql.rows<Row>({
    name: 'lock-unsent-draft',
    text: `select name, version, fields, saved_at from unsent_drafts where ${own} and name = $4 for update`,
    values: [...idsOf(holder), name],
  });
  return row;
};

/** The first one of its name; another device may begin it in the same moment. */
const begin = async (sql: Sql, holder: DraftHolder, draft: DraftToSave): Promise<DraftSaved> => {
  const { name, after, at } = draft;
  const [count] = await sql.rows<{ readonly n: number }>({
    name: 'count-unsent-drafts',
    text: `select count(*)::int as n from unsent_drafts where ${own}`,
    values: idsOf(holder),
  });
  if ((count?.n ?? 0) >= savedDraftLimits.perChart) return { kind: 'full' };
  const version = nextVersion(after, at);
  const begun = await sql.rows({
    name: 'begin-unsent-draft',
    text: `insert into unsent_drafts (account_id, practice_id, patient_id, name, version, fields, saved_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    values: [...idsOf(holder), name, version, sealed(sql, holder, draft), at],
  });
  if (begun.length > 0) return { kind: 'saved', version, isNew: true };
  const row = await locked(sql, holder, name);
  return row === undefined ? { kind: 'full' } : { kind: 'other', other: draftFrom(sql, holder, row) };
};

const sealed = (sql: Sql, holder: DraftHolder, { name, fields }: DraftToSave): string =>
  sealedText(sql, column, [...idsOf(holder), name], JSON.stringify(fields));

const draftFrom = (sql: Sql, holder: DraftHolder, { name, version, fields, saved_at: savedAt }: Row): SavedDraft => ({
  name,
  version,
  savedAt,
  fields: JSON.parse(openedText(sql, column, [...idsOf(holder), name], fields)) as DraftFields,
});
