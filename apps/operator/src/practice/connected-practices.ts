import { readFile } from 'node:fs/promises';
import type { PracticeId } from '@portico/domain/kernel';
import type { PracticesFile } from '@portico/gateway/config';
import { readPractices } from '@portico/gateway/settings-files';
import { Mistake } from '../command/run-command.ts';
import { documentIn } from './connected-document.ts';
import { cardsIn } from './practice-commands.ts';

/** The practices with a system of their own that are set in the file of PORTICO_PRACTICES, or none. */
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

/** Refuses what a settings file says too: that file would stay in force. */
export const refuseBoth = async (
  text: string,
  { PORTICO_PRACTICES, PORTICO_MERCHANTS }: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const file = documentIn(text) ?? (JSON.parse(text) as Readonly<Record<string, unknown>>);
  const id = String(file['id']);
  const both = [
    ...((await idsIn(PORTICO_PRACTICES)).includes(id) ? ['PORTICO_PRACTICES'] : []),
    ...(cardsIn(file) !== undefined && (await idsIn(PORTICO_MERCHANTS)).includes(id) ? ['PORTICO_MERCHANTS'] : []),
  ];
  if (both.length === 0) return;
  throw new Mistake(
    both.map((setting) => `${id} is in the file of ${setting} too: take its entry out there first.`).join('\n'),
  );
};

/** The practices of a settings file; what is set of them is not looked at. */
const idsIn = async (path: string | undefined): Promise<readonly string[]> => {
  if (path === undefined || path === '') return [];
  try {
    return Object.keys(JSON.parse(await readFile(path, 'utf8')) as object);
  } catch {
    throw new Mistake(`${path} cannot be read as a settings file.`);
  }
};
