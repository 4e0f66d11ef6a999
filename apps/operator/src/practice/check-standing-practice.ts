import { newestDocuments } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { fromDocument, parsePracticeDocument } from '@portico/gateway/config';
import { besideSettings, FilesRead } from '@portico/gateway/files-read';
import { Mistake } from '../command/run-command.ts';
import { checkConnected, checkPractice, type Checked, type Checking } from '../practices/check-practice.ts';
import { connectedPractices } from './connected-practices.ts';
import { checkFile, exportFile } from './practice-commands.ts';

/**
 * Says what a practice that is there holds, or every mistake in it, with the secrets that it names; of a practice with a
 * system of its own, what that system answers.
 */
export const checkStanding = async (
  sql: Sql,
  id: string,
  practicesFile: string | undefined,
  checking: Checking,
): Promise<string> => {
  if ((await connectedPractices(practicesFile)).has(id as PracticeId))
    return fine(await checkPractice(practicesFile, id, checking));
  const [last] = await newestDocuments(sql, [id as PracticeId]);
  const beside = besideSettings(practicesFile === '' ? undefined : practicesFile);
  const { connected, merchant } = parsePracticeDocument(last?.document, new FilesRead(beside));
  const mistakes = [connected, merchant].flatMap((part) => (part?.ok === false ? part.error : []));
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  const said = checkFile(await exportFile(sql, id));
  if (connected?.ok !== true) return said;
  const answers = await checkConnected(connected.value, beside, checking, (sentence) => fromDocument(sentence, id));
  return `${said}\n\n${fine(answers)}`;
};

const fine = ({ text, fine: isFine }: Checked): string => {
  if (!isFine) throw new Mistake(text);
  return text;
};
