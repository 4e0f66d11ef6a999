import type { PracticeId } from '@portico/domain/kernel';
import type { PracticesFile } from '@portico/gateway/config';
import { readPractices } from '@portico/gateway/settings-files';
import { Mistake } from '../command/run-command.ts';

/** The practices with a system of their own: those of the file that PORTICO_PRACTICES names, or none. */
export const connectedPractices = async (path: string | undefined): Promise<PracticesFile> => {
  if (path === undefined || path === '') return new Map();
  const file = await readPractices(path);
  if (!file.ok) throw new Mistake(file.error.join('\n'));
  return file.value;
};

/** Refuses a practice whose settings are not kept in the database. */
export const refuseConnected = (connected: PracticesFile, id: string): void => {
  if (!connected.has(id as PracticeId)) return;
  throw new Mistake(
    `${id} has a system of its own: what is set of it here is its entry in the file of PORTICO_PRACTICES, and portico practice check ${id} says what its system does.`,
  );
};
