import type { Sql } from '../sql/index.ts';

/** What a plan touched, in pages of 8 kB: the same on a fast machine and a slow one. */
interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Explains every statement instead of answering it, and adds up the pages that it touched. */
export class PageCounter implements Sql {
  pages = 0;
  readonly sealing;
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
    this.sealing = sql.sealing;
  }

  async rows<Row>({ text, values = [] }: Parameters<Sql['rows']>[0]): Promise<readonly Row[]> {
    const [row] = await this.#sql.rows<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values,
    });
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    this.pages += (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
    return [];
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return work(this);
  }
}
