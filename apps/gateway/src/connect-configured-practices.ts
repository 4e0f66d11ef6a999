import type { Config, PracticesFile } from './config/index.ts';
import { NotStarted } from './database-start-checks.ts';
import { machineFor, openPractices, type OpenPractice } from './open-practice-connections.ts';
import type { Logger } from './server/index.ts';

/** Connects the practices of the file by this machine; throws `NotStarted`, with every mistake, where one has a wrong setting. */
export const connectPractices = async (
  file: PracticesFile,
  { practices: path }: Pick<Config, 'practices'>,
  logger: Logger,
): Promise<readonly OpenPractice[]> => {
  const opened = await openPractices(
    file,
    machineFor(path, (event, facts) => logger.warn(facts, event)),
  );
  if (opened.ok) return opened.value;
  throw new NotStarted(opened.error.map((sentence) => `PORTICO_PRACTICES: ${sentence}`).join('\n'));
};
