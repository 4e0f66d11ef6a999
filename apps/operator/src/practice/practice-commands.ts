import { applyWholePractice, listPractices, readWholePractice } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Database, Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import type { PracticesFile } from '@portico/gateway/config';
import { Mistake } from '../command/run-command.ts';
import { readPracticeFile, type PracticeOfFile } from './read-practice-file.ts';
import { writePracticeFile } from './write-practice-file.ts';

const read = (text: string): PracticeOfFile => {
  const file = readPracticeFile(text);
  if (!file.ok) throw new Mistake(file.error.join('\n'));
  return file.value;
};

/** Says what a file holds, or every mistake in it. */
export const checkFile = (text: string): string => {
  const { whole } = read(text);
  const { practice, locations, providers, visitReasons, forms } = whole;
  const booked = whole.booking === undefined ? 'nothing is booked online' : 'visits are booked online';
  return [
    `${practice.name} (${practice.id}): no mistakes.`,
    `${count(locations, 'location')}, ${count(providers, 'provider')}, ${count(visitReasons, 'kind of visit', 'kinds of visits')}, ${count(forms, 'form')}; ${booked}.`,
    ...(practice.takesNewPatients === true ? ['New patients can sign up online.'] : ['Patients come by invitation.']),
  ].join('\n');
};

const count = (list: readonly unknown[], one: string, many = `${one}s`): string =>
  `${list.length} ${list.length === 1 ? one : many}`;

/**
 * Makes the practice what the file says, in one transaction, with a line in the activity log. A file that was exported
 * from another version than the newest is refused, so that nobody's change is lost unseen.
 */
export const applyFile = async (
  database: Pick<Database, 'transaction'>,
  text: string,
  acting: OperatorActing,
): Promise<{ readonly said: string; readonly changed: number }> => {
  const { whole, version: from } = read(text);
  const { id, name } = whole.practice;
  return database.transaction(async (sql) => {
    const newest = await newestVersion(sql, id);
    if (from !== undefined && from !== newest)
      throw new Mistake(
        `The file is of version ${from}, and the practice is at ${newest === 0 ? 'none' : newest}. Export it again, or take "version" out of the file to replace what is there.`,
      );
    const applied = await applyWholePractice(sql, whole);
    if (!applied.ok) throw new Mistake(applied.error.map(sameVersion).join('\n'));
    if (applied.value === 0) return { said: `${name} (${id}) is as the file says; nothing was changed.`, changed: 0 };
    const version = newest + 1;
    await keepVersion(sql, id, version, text, acting);
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
    return {
      said: `${name} (${id}) is at version ${version}: ${count(Array(applied.value).fill(0), 'row')} changed.`,
      changed: applied.value,
    };
  });
};

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
      const nested: Pick<Database, 'transaction'> = { transaction: (work) => work(sql) };
      const { said, changed } = await applyFile(nested, text, acting);
      if (changed > 0) throw new Undone(changed);
      return said;
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return `${count(Array(error.changed).fill(0), 'row')} would change. Nothing was changed.`;
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
  const whole = practice.ok ? await readWholePractice(sql, practice.value) : undefined;
  if (whole === undefined) throw new Mistake(`There is no practice ${id} in the embedded system.`);
  const known = (await listPractices(sql)).find((each) => each.id === whole.practice.id);
  return writePracticeFile(whole, known?.version ?? undefined);
};

/** The practices of the embedded system, and those with a system of their own, a line each. */
export const listed = async (sql: Sql, connected: PracticesFile = new Map()): Promise<string> => {
  const embedded = (await listPractices(sql)).map(({ id, name, version }) => ({
    ...{ id, name },
    how: version === null ? 'never applied' : `version ${version}`,
  }));
  const others = [...connected.values()].map(({ practice: { id, name }, adapter }) => ({
    ...{ id, name },
    how: `own system (${adapter})`,
  }));
  const all = [...embedded, ...others];
  if (all.length === 0) return 'There is no practice yet: npm run practice -- new FILE writes the file of one.';
  const width = Math.max(...all.map(({ id }) => id.length));
  return all.map(({ id, how, name }) => `${id.padEnd(width)}  ${how}  ${name}`).join('\n');
};
