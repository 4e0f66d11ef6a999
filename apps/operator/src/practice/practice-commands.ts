import { applyWholePractice, listPractices, readWholePractice } from '@portico/adapters-practice/embedded';
import { newestDocuments, newestVersions, PostgresActivityLog } from '@portico/adapters-storage';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { isConnectedDocument, type PracticesFile } from '@portico/gateway/config';
import { isDeepStrictEqual } from 'node:util';
import { Mistake } from '../command/run-command.ts';
import { describeDocument, documentIn, readConnectedDocument, writeConnectedDocument } from './connected-document.ts';
import { readPracticeFile, type PracticeOfFile } from './read-practice-file.ts';
import { writePracticeFile } from './write-practice-file.ts';

const read = (text: string): PracticeOfFile => {
  const file = readPracticeFile(text);
  if (!file.ok) throw new Mistake(file.error.join('\n'));
  return file.value;
};

/** Says what a file holds, or every mistake in it. */
export const checkFile = (text: string): string => {
  const document = documentIn(text);
  if (document !== undefined) return describeDocument(readConnectedDocument(document));
  const { whole } = read(text);
  const { practice, locations, providers, visitReasons, forms } = whole;
  const booked = whole.booking === undefined ? 'nothing is booked online' : 'visits are booked online';
  return [
    `${practice.name} (${practice.id}): no mistakes.`,
    `${count(locations, 'location')}, ${count(providers, 'provider')}, ${count(visitReasons, 'kind of visit', 'kinds of visits')}, ${count(forms, 'form')}; ${booked}.`,
    ...(practice.takesNewPatients === true ? ['New patients can sign up online.'] : ['Patients come by invitation.']),
  ].join('\n');
};

const count = (list: readonly unknown[], one: string, many?: string): string => countOf(list.length, one, many);

const countOf = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** What a file makes of a practice, by whichever system it is kept. */
interface Applicable {
  readonly id: PracticeId;
  readonly name: string;
  readonly version?: number;
  /** What is kept as the version. */
  readonly document: string;
  /** How many rows it changes, knowing the document that was applied last. */
  readonly apply: (sql: Sql, last: object | undefined) => Promise<number>;
}

const applicable = (text: string): Applicable => {
  const written = documentIn(text);
  if (written !== undefined) {
    const { document, settings: _, ...rest } = readConnectedDocument(written);
    const apply: Applicable['apply'] = async (_sql, last) => (isDeepStrictEqual(last, document) ? 0 : 1);
    return { ...rest, document: JSON.stringify(document), apply };
  }
  const { whole, cards, ...rest } = read(text);
  const { id, name } = whole.practice;
  return {
    ...{ ...rest, id, name, document: text },
    apply: async (sql, last) => {
      const applied = await applyWholePractice(sql, whole);
      if (!applied.ok) throw new Mistake(applied.error.map(sameVersion).join('\n'));
      // How cards are taken stands in the document alone, and so does that a practice has no system of its own any more.
      const isSame = !isConnectedDocument(last) && isDeepStrictEqual(cardsIn(last), cards);
      return applied.value + (isSame ? 0 : 1);
    },
  };
};

/** How a document says that cards are taken. */
export const cardsIn = (document: object | undefined): object | undefined => {
  const payments: unknown = document === undefined ? undefined : Reflect.get(document, 'payments');
  return typeof payments === 'object' && payments !== null ? payments : undefined;
};

/**
 * Makes the practice what the file says, in one transaction, with a line in the activity log. A file that was exported
 * from another version than the newest is refused, so that nobody's change is lost unseen.
 */
export const applyFile = (database: Transactions, text: string, acting: OperatorActing): Promise<Applied> =>
  applied(database, applicable(text), acting);

/** Takes a practice with a system of its own out; its versions stay, and each of them can be brought back. */
export const removePractice = (database: Transactions, id: string, acting: OperatorActing): Promise<Applied> => {
  const apply: Applicable['apply'] = async (_sql, last) => {
    if (!isConnectedDocument(last)) throw new Mistake(`${id} is no practice that is connected by a document.`);
    return 1;
  };
  return applied(
    database,
    { id: id as PracticeId, name: id, document: JSON.stringify({ format: 1, id }), apply },
    acting,
  );
};

type Transactions = Pick<Database, 'transaction'>;

interface Applied {
  readonly said: string;
  readonly changed: number;
}

const applied = (
  database: Transactions,
  { id, name, version: from, document, apply }: Applicable,
  acting: OperatorActing,
): Promise<Applied> =>
  database.transaction(async (sql) => {
    const newest = await newestVersion(sql, id);
    if (from !== undefined && from !== newest)
      throw new Mistake(
        `The file is of version ${from}, and the practice is at ${newest === 0 ? 'none' : newest}. Export it again, or take "version" out of the file to replace what is there.`,
      );
    const [last] = await newestDocuments(sql, [id]);
    const changed = await apply(sql, last?.document);
    if (changed === 0) return { said: `${name} (${id}) is as the file says; nothing was changed.`, changed };
    const version = newest + 1;
    await keepVersion(sql, id, version, document, acting);
    await new PostgresActivityLog(sql).append({
      at: acting.now,
      actor: acting.operator,
      actorKind: 'operator',
      subject: nobodyId,
      practice: id,
      action: 'applied-practice',
      resource: String(version),
      reason: acting.reason,
    });
    return { said: `${name} (${id}) is at version ${version}: ${countOf(changed, 'row')} changed.`, changed };
  });

/** Undoes what was done, and carries what was said of it. */
class Undone extends Error {
  readonly changed: number;

  constructor(changed: number) {
    super('Undone.');
    this.changed = changed;
  }
}

/** Says what `applyFile` would do, by doing it and undoing it; refuses what it would refuse. */
export const tryFile = async (database: Database, text: string, acting: OperatorActing): Promise<string> => {
  try {
    return await database.transaction(async (sql) => {
      const nested: Transactions = { transaction: (work) => work(sql) };
      const { said, changed } = await applyFile(nested, text, acting);
      if (changed > 0) throw new Undone(changed);
      return said;
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return `${countOf(error.changed, 'row')} would change. Nothing was changed.`;
  }
};

const sameVersion = ({ what, id, version }: { readonly what: string; readonly id: string; readonly version: number }) =>
  `The ${what} ${id} differs from version ${version} that is there, which people may have answered: give it version ${version + 1}.`;

/** Waits for others who change the same practice; 0 where none was applied. */
const newestVersion = async (sql: Sql, practice: PracticeId): Promise<number> => {
  await sql.rows({ text: 'select 1 from clinic.practices where practice_id = $1 for update', values: [practice] });
  const [row] = await sql.rows<{ readonly version: number }>({
    text: 'select coalesce(max(version), 0) as version from clinic.practice_versions where practice_id = $1',
    values: [practice],
  });
  return row?.version ?? 0;
};

const keepVersion = async (
  sql: Sql,
  practice: PracticeId,
  version: number,
  text: string,
  { now, operator, reason }: OperatorActing,
): Promise<void> => {
  const kept = await sql.rows({
    text: `insert into clinic.practice_versions (practice_id, version, document, applied_at, operator, reason)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
    values: [practice, version, text, now, operator, reason],
  });
  if (kept.length === 0)
    throw new Mistake('Another file was applied at the same moment; nothing was changed. Apply this one again.');
};

/** The file of a practice that is there. */
export const exportFile = async (sql: Sql, id: string): Promise<string> => {
  const practice = parseId<PracticeId>(id);
  const [last] = practice.ok ? await newestDocuments(sql, [practice.value]) : [];
  if (isConnectedDocument(last?.document)) return writeConnectedDocument(last.document, last.version);
  const whole = practice.ok ? await readWholePractice(sql, practice.value) : undefined;
  if (whole === undefined)
    throw new Mistake(`There is no practice ${id} here: portico practice list names those that are.`);
  return writePracticeFile(whole, last?.version, cardsIn(last?.document));
};

/** The practices of the embedded system, and those with a system of their own, a line each. */
export const listed = async (sql: Sql, byFile: PracticesFile = new Map()): Promise<string> => {
  const versions = await newestVersions(sql);
  const documents = (
    await newestDocuments(
      sql,
      versions.map(({ practice }) => practice),
    )
  ).filter(({ document }) => isConnectedDocument(document));
  const isConnected = (id: PracticeId) => documents.some(({ practice }) => practice === id);
  const embedded = (await listPractices(sql)).flatMap(({ id, name, version }) =>
    isConnected(id) ? [] : [{ id, name, how: version === null ? 'never applied' : `version ${version}` }],
  );
  const connected = documents.map(({ practice: id, version, document }) => {
    const { name, connection } = document as { readonly name: string; readonly connection: object };
    const isBoth = byFile.has(id) ? ', and in the file of PORTICO_PRACTICES too, which is in force' : '';
    return { id, name, how: `version ${version}, own system (${String(Reflect.get(connection, 'adapter'))})${isBoth}` };
  });
  const others = [...byFile.values()].flatMap(({ practice: { id, name }, adapter }) =>
    isConnected(id) ? [] : [{ id, name, how: `own system (${adapter})` }],
  );
  const all = [...embedded, ...connected, ...others];
  if (all.length === 0) return 'There is no practice yet: npm run practice -- new FILE writes the file of one.';
  const width = Math.max(...all.map(({ id }) => id.length));
  return all.map(({ id, how, name }) => `${id.padEnd(width)}  ${how}  ${name}`).join('\n');
};
