import { openedBytes, openedText, sealedBytes, sealedColumns, sealedText } from '@portico/adapters-storage/sql';
import type { SealedColumn, Sql } from '@portico/adapters-storage/sql';
import type { AccountId, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import { Mistake } from '../../command/run-command.ts';
import { accountColumns, chartColumns, mergedTables, parentTables, type Merged } from './merged-tables.ts';

/** Which chart of a practice becomes which other one. */
export interface ChartPair {
  readonly practice: PracticeId;
  readonly from: PatientId;
  readonly into: PatientId;
}

/** What becomes what: an account, if there is one, and charts. */
export interface MergePairs {
  readonly account: { readonly from: AccountId; readonly into: AccountId } | undefined;
  readonly charts: readonly ChartPair[];
}

/** How many rows of each table did what. */
export type MergeCounts = Readonly<Record<'moved' | 'joined' | 'copied' | 'ended', ReadonlyMap<string, number>>>;

type Row = Readonly<Record<string, unknown>> & { readonly row: string };

/** Does what `mergedTables` says of every table; the accounts and the charts themselves stay. */
export const mergeRows = async (sql: Sql, pairs: MergePairs, now: Instant): Promise<MergeCounts> => {
  const rows = new MovedRows(sql, pairs, now);
  const tables = Object.entries(mergedTables);
  for (const [table, merged] of tables) if (merged.how === 'ended') await rows.end(table, merged.of);
  for (const table of parentTables) await rows.copyParent(table);
  for (const [table, merged] of tables) {
    if (merged.how === 'copied') await rows.copy(table);
    const isUpdated = merged.how === 'moved' || merged.how === 'joined';
    if (isUpdated && !parentTables.includes(table)) await rows.update(table, merged);
  }
  for (const table of parentTables) await rows.removeParent(table);
  await rows.endOwnRights();
  return rows.counts;
};

const found = `with gone as (select $1::text as account),
  old as (select * from unnest($2::text[], $3::text[]) as c (practice, patient))`;

class MovedRows {
  readonly counts = {
    moved: new Map<string, number>(),
    joined: new Map<string, number>(),
    copied: new Map<string, number>(),
    ended: new Map<string, number>(),
  };
  readonly #sql: Sql;
  readonly #pairs: MergePairs;
  readonly #now: Instant;
  readonly #keys: readonly unknown[];

  constructor(sql: Sql, pairs: MergePairs, now: Instant) {
    this.#sql = sql;
    this.#pairs = pairs;
    this.#now = now;
    this.#keys = [
      pairs.account?.from ?? null,
      pairs.charts.map(({ practice }) => practice),
      pairs.charts.map(({ from }) => from),
    ];
  }

  async end(table: string, of: string): Promise<void> {
    const gone = await this.#sql.rows({
      text: `${found} delete from ${table} t where ${of} returning 1`,
      values: this.#keys,
    });
    this.#count('ended', table, gone.length);
  }

  async copy(table: string): Promise<void> {
    for (const row of await this.#rowsOf(table))
      if (await this.#insert(table, row)) this.#count('copied', table, 1);
      else throw differing(table);
  }

  /** The rows themselves go once their own have moved. */
  async copyParent(table: string): Promise<void> {
    const { how } = mergedTables[table] as Merged;
    for (const row of await this.#rowsOf(table)) {
      if (await this.#insert(table, row)) this.#count('moved', table, 1);
      else if (how === 'joined') this.#count('joined', table, 1);
      else throw differing(table);
    }
  }

  async removeParent(table: string): Promise<void> {
    for (const { row } of await this.#rowsOf(table)) await this.#remove(table, row);
  }

  async update(table: string, merged: Merged & { readonly how: 'moved' | 'joined' }): Promise<void> {
    for (const row of await this.#rowsOf(table)) {
      const { columns, values } = this.#changes(table, row);
      const sets = columns.map((column, at) => `${column} = $${at + 2}`);
      const extra = merged.set === undefined ? undefined : await this.#extra(merged.set, row, columns.length + 2);
      const isMoved = await unlessTaken(this.#sql, (sql) =>
        sql.rows({
          text: `update ${table} set ${[...sets, ...(extra === undefined ? [] : [extra.text])].join(', ')} where ctid = $1::tid`,
          values: [row.row, ...values, ...(extra === undefined ? [] : [extra.value])],
        }),
      );
      if (isMoved) {
        this.#count('moved', table, 1);
        continue;
      }
      if (merged.how === 'moved' && !(await this.#isSame(table, row))) throw differing(table);
      await this.#remove(table, row.row);
      this.#count('joined', table, 1);
    }
  }

  /** Nobody acts for themselves: such a right ends. */
  async endOwnRights(): Promise<void> {
    const gone = await this.#sql.rows({
      text: `delete from delegations d using account_charts c where d.delegate_id = $1 and c.account_id = d.delegate_id
        and (c.practice_id, c.patient_id) = (d.practice_id, d.patient_id) returning 1`,
      values: [this.#pairs.account?.into ?? null],
    });
    this.#count('ended', 'delegations', gone.length);
  }

  /** `$1` of a table's own change is the time; `$2` whether the kept chart has a default card. */
  async #extra(set: string, row: Row, at: number): Promise<{ readonly text: string; readonly value: unknown }> {
    if (set.includes('$1')) return { text: set.replace('$1', `$${at}`), value: this.#now };
    const kept = this.#pairs.charts.find(({ practice }) => practice === row['practice_id']);
    const defaults = await this.#sql.rows({
      text: 'select 1 from cards_on_file where practice_id = $1 and patient_id = $2 and is_default',
      values: [kept?.practice, kept?.into],
    });
    return { text: set.replace('$2', `$${at}::boolean`), value: defaults.length > 0 };
  }

  /** The rows that name the duplicate, as far as they are needed; bytes of documents stay where they are. */
  async #rowsOf(table: string): Promise<readonly Row[]> {
    const columns = await columnsIn(this.#sql, table);
    const conditions = [
      ...accountColumns
        .filter((each) => columns.includes(each))
        .map((each) => `t.${each} in (select account from gone)`),
      ...chartColumns
        .filter((each) => columns.includes(each))
        .map((each) => `(t.practice_id, t.${each}) in (select practice, patient from old)`),
    ];
    const wanted = [...namesOf(table, columns)].map((each) => `t.${each}`);
    return this.#sql.rows<Row>({
      text: `${found} select t.ctid::text as row, ${wanted.join(', ')} from ${table} t where ${conditions.join(' or ')}`,
      values: this.#keys,
    });
  }

  #changes(table: string, row: Row): { readonly columns: readonly string[]; readonly values: readonly unknown[] } {
    const changed = new Map<string, unknown>();
    const { account } = this.#pairs;
    for (const column of accountColumns) if (row[column] === account?.from) changed.set(column, account?.into);
    for (const column of chartColumns) {
      const into = this.#chart(row['practice_id'], row[column]);
      if (into !== undefined) changed.set(column, into);
    }
    const { json } = mergedTables[table] as { readonly json?: string };
    const isSealed = sealedOf(table).some(({ column }) => column === json);
    if (json !== undefined && !isSealed) changed.set(json, JSON.stringify(this.#renamed(row[json])));
    for (const sealed of sealedOf(table)) this.#reseal(sealed, row, changed, sealed.column === json);
    return { columns: [...changed.keys()], values: [...changed.values()] };
  }

  #reseal(sealed: SealedColumn, row: Row, changed: Map<string, unknown>, isJson: boolean): void {
    const kept = row[sealed.column];
    if (kept === null || typeof sealed.kind !== 'string') return;
    const before = sealed.key.map((name) => String(row[name]));
    const after = sealed.key.map((name) => String(changed.get(name) ?? row[name]));
    if (sealed.kind === 'bytes') {
      const plain = openedBytes(this.#sql, sealed, before, kept as Uint8Array);
      changed.set(sealed.column, Buffer.from(sealedBytes(this.#sql, sealed, after, plain)));
      return;
    }
    const plain = openedText(this.#sql, sealed, before, String(kept));
    const text = isJson ? JSON.stringify(this.#renamed(JSON.parse(plain))) : plain;
    changed.set(sealed.column, sealedText(this.#sql, sealed, after, text));
  }

  /** A value with the names of the duplicate replaced, wherever they stand in it. */
  #renamed(value: unknown): unknown {
    if (value === this.#pairs.account?.from) return this.#pairs.account?.into;
    if (Array.isArray(value)) return value.map((each) => this.#renamed(each));
    if (typeof value !== 'object' || value === null) return value;
    const { practice, patient } = value as { readonly practice?: unknown; readonly patient?: unknown };
    const into = this.#chart(practice, patient);
    const entries = Object.entries(value).map(([name, each]) => [name, this.#renamed(each)] as const);
    return { ...Object.fromEntries(entries), ...(into === undefined ? {} : { patient: into }) };
  }

  #chart(practice: unknown, patient: unknown): PatientId | undefined {
    return this.#pairs.charts.find((each) => each.practice === practice && each.from === patient)?.into;
  }

  async #insert(table: string, row: Row): Promise<boolean> {
    const { columns, values } = this.#changes(table, row);
    const members = columns.map((column, at) => `'${column}', $${at + 2}::text`);
    const copied = await this.#sql.rows({
      text: `insert into ${table} select (jsonb_populate_record(null::${table},
        to_jsonb(t) || jsonb_build_object(${members.join(', ')}))).* from ${table} t where ctid = $1::tid
        on conflict do nothing returning 1`,
      values: [row.row, ...values],
    });
    return copied.length === 1;
  }

  /** Whether the kept person has the same row, word for word. */
  async #isSame(table: string, row: Row): Promise<boolean> {
    const { columns, values } = this.#changes(table, row);
    if (sealedOf(table).length > 0) return false;
    const members = columns.map((column, at) => `'${column}', $${at + 2}::text`);
    const own = await this.#sql.rows({
      text: `select 1 from ${table} o, ${table} t where t.ctid = $1::tid and o.ctid <> t.ctid
        and to_jsonb(o) - 'version' = (to_jsonb(t) || jsonb_build_object(${members.join(', ')})) - 'version'`,
      values: [row.row, ...values],
    });
    return own.length > 0;
  }

  async #remove(table: string, row: string): Promise<void> {
    await this.#sql.rows({ text: `delete from ${table} where ctid = $1::tid`, values: [row] });
  }

  #count(how: keyof MergeCounts, table: string, rows: number): void {
    if (rows > 0) this.counts[how].set(table, (this.counts[how].get(table) ?? 0) + rows);
  }
}

const sealedOf = (table: string): readonly SealedColumn[] =>
  Object.values<SealedColumn>(sealedColumns).filter((each) => each.table === table);

export const columnsIn = async (sql: Sql, table: string): Promise<readonly string[]> => {
  const rows = await sql.rows<{ readonly name: string }>({
    text: 'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    values: [table],
  });
  return rows.map(({ name }) => name);
};

/** The columns by which a row is changed. */
const namesOf = (table: string, columns: readonly string[]): ReadonlySet<string> => {
  const { json } = mergedTables[table] as { readonly json?: string };
  const wanted = [
    'practice_id',
    ...accountColumns,
    ...chartColumns,
    json,
    ...sealedOf(table).flatMap(({ key, column }) => [...key, column]),
  ];
  return new Set(wanted.filter((each): each is string => each !== undefined && columns.includes(each)));
};

const uniqueViolation = '23505';

/** Whether the statement could be done; false where a row with that key is there already. */
const unlessTaken = async (sql: Sql, work: (sql: Sql) => Promise<unknown>): Promise<boolean> => {
  try {
    await sql.transaction(work);
    return true;
  } catch (thrown) {
    if ((thrown as { readonly code?: unknown }).code === uniqueViolation) return false;
    throw thrown;
  }
};

const differing = (table: string): Mistake =>
  new Mistake(
    `Both have the same thing in ${table}, and it differs. Have the person or the office settle one of the two, then merge again.`,
  );
