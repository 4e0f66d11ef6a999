import { EmbeddedImports, type RowLeft } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import { isoOf, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../../command/run-command.ts';

/** Puts back what one import changed, but for what others changed or use since, which is named. */
export const undoImport = (
  sql: Sql,
  practice: PracticeId,
  typed: string,
  { now, operator, reason }: OperatorActing,
): Promise<string> =>
  sql.transaction(async (inner) => {
    const id = /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
    const undone =
      id === undefined ? undefined : await new EmbeddedImports(inner).undo({ practice, id }, now, operator);
    if (undone === undefined) throw new Mistake('There is no such import at this practice.');
    if (undone.restored > 0)
      await new PostgresActivityLog(inner).append({
        at: now,
        actor: operator,
        actorKind: 'operator',
        subject: nobodyId,
        practice,
        action: 'undid-import',
        resource: String(id),
        reason,
      });
    return [`${undone.restored} rows are as they were before.`, ...leftLines(undone.left)].join('\n');
  });

const leftLines = (left: readonly RowLeft[]): readonly string[] =>
  left.length === 0
    ? []
    : [
        `${left.length} rows stay as they are:`,
        ...left.map(({ table, patient, key, why }) => {
          const { practice_id: _practice, patient_id: _patient, ...rest } = key;
          const whose = patient === null ? '' : ` of patient ${patient}`;
          return `  ${table} ${Object.values(rest).join(' ')}${whose}: ${words[why]}`;
        }),
      ];

const words: Readonly<Record<RowLeft['why'], string>> = {
  changed: 'changed since by somebody else, or by a later import',
  held: 'the patient is under a legal hold',
  'in-use': 'something else refers to it, such as an account, a visit or another import',
};

export const listImports = async (sql: Sql, practice: PracticeId): Promise<string> => {
  const imports = await new EmbeddedImports(sql).list(practice);
  if (imports.length === 0) return 'Nothing was imported.';
  return imports
    .map(({ id, startedAt, operator, files, changed, undoneAt }) => {
      const undone = undoneAt === null ? '' : `, undone ${isoOf(undoneAt)}`;
      return `${id}: ${isoOf(startedAt)}, ${operator}, ${files} files, ${changed} rows${undone}`;
    })
    .join('\n');
};
