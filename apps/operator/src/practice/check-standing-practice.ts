import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { readPractices } from '@portico/gateway/settings-files';
import { Mistake } from '../command/run-command.ts';
import { checkPractice, type Checking } from '../practices/check-practice.ts';
import { checkFile, exportFile } from './practice-commands.ts';

/** Says what a practice that is there holds, or every mistake in it; of a practice with a system of its own, what that system answers. */
export const checkStanding = async (
  sql: Sql,
  id: string,
  practicesFile: string | undefined,
  checking: Checking,
): Promise<string> => {
  if (practicesFile !== undefined && practicesFile !== '') {
    const file = await readPractices(practicesFile);
    if (!file.ok) throw new Mistake(file.error.join('\n'));
    if (file.value.has(id as PracticeId)) return connected(practicesFile, id, checking);
  }
  return checkFile(await exportFile(sql, id));
};

const connected = async (file: string, id: string, checking: Checking): Promise<string> => {
  const { text, fine } = await checkPractice(file, id, checking);
  if (!fine) throw new Mistake(text);
  return text;
};
