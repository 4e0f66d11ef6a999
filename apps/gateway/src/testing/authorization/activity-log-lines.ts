import type { Sql } from '@portico/adapters-storage/sql';
import type { RecordTable } from './protected-record-tables.ts';
import type { Caller } from './caller-kinds.ts';
import type { Outcome, Rule } from './rule-types.ts';

/** A line of the activity log, as far as it is held against a question and its answer. */
export interface LeftLine {
  readonly kind: string;
  readonly actor: string;
  readonly subject: string;
  readonly practice: string;
  readonly action: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly address: string | null;
  readonly agent: string | null;
  readonly session: string | null;
  readonly request: string | null;
  readonly key: string | null;
}

/** What a question left behind: lines, and which tables of records its statements named. */
export interface Left {
  readonly lines: readonly LeftLine[];
  readonly touched: readonly RecordTable[];
}

/** What a test's requests call themselves. */
export const testAgent = 'A browser of a test';

const lastLine = async (sql: Sql): Promise<number> => {
  const [row] = await sql.rows<{ readonly last: number }>({
    name: 'last-line-of-test',
    text: 'select coalesce(max(seq), 0) as last from activity',
  });
  return row?.last ?? 0;
};

/** Runs `work` and answers the lines that it left. */
export const linesOf = async (sql: Sql, work: () => Promise<unknown>): Promise<readonly LeftLine[]> => {
  const before = await lastLine(sql);
  await work();
  return sql.rows<LeftLine>({
    name: 'lines-of-test',
    text: `select actor_kind as kind, actor_id as actor, subject_id as subject, practice_id as practice, action, outcome,
        reason, address, user_agent as agent, session_id as session, request_id as request, key_id as key
      from activity where seq > $1 order by seq`,
    values: [before],
  });
};

/** What is wrong with the lines that a caller's question left; undefined where nothing is. */
export const wrongWith = (
  rule: Rule,
  { circle }: Caller,
  told: Outcome,
  { lines, touched }: Left,
): string | undefined => {
  const done = told === 'answers';
  const nothing = done && rule.leaves === 'nothing';
  const unread = touched.filter((table) => !rule.counts?.includes(table));
  if (nothing && unread.length > 0 && lines.length === 0) return `no line, and yet it asks ${unread.join(', ')}`;
  const fitting = lines.filter(({ outcome }) => (outcome === 'done') === done);
  if (fitting.length === 0) return nothing ? undefined : `no line for ${told}`;
  if (!done && fitting.length > 1) return `${fitting.length} lines for ${told}`;
  const vague = lines.find(({ address, agent, request }) => !address || agent !== testAgent || !request);
  if (vague !== undefined) return `no origin in ${JSON.stringify(vague)}`;
  if (circle === 'nobody' || rule.to === 'anybody') return undefined;
  const unnamed = lines.find((line) => line.actor === '' || line.subject === '');
  if (unnamed !== undefined) return `nobody named in ${JSON.stringify(unnamed)}`;
  const isGuest = circle === 'guest';
  const loose = lines.find(({ session, key }) => !isGuest && (!session || (done && !key)));
  if (loose !== undefined) return `no session in ${JSON.stringify(loose)}`;
  return done && isOfChart(rule) && !fitting.some(({ practice }) => practice !== '') ? 'no practice' : undefined;
};

const isOfChart = ({ to }: Rule): boolean => typeof to === 'string' && to.includes(':');
