import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import { checkPractice, type Checking } from '../practices/check-practice.ts';
import { connectedPractices } from './connected-practices.ts';
import { checkFile, exportFile } from './practice-commands.ts';

/** Says what a practice that is there holds, or every mistake in it; of a practice with a system of its own, what that system answers. */
export const checkStanding = async (
  sql: Sql,
  id: string,
  practicesFile: string | undefined,
  checking: Checking,
): Promise<string> => {
  if ((await connectedPractices(practicesFile)).has(id as PracticeId)) return connected(practicesFile, id, checking);
  return checkFile(await exportFile(sql, id));
};

const connected = async (file: string | undefined, id: string, checking: Checking): Promise<string> => {
  const { text, fine } = await checkPractice(file, id, checking);
  if (!fine) throw new Mistake(text);
  return text;
};
