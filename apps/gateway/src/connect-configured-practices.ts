import type { Config, PracticesFile } from './config/index.ts';
import { NotStarted } from './database-start-checks.ts';
import { machineFor, openPractices, type OpenPractice } from './open-practice-connections.ts';
import { tracedFetch } from './tracing/traced-parts.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Logger } from './server/index.ts';

/** Connects the practices of the file by this machine; throws `NotStarted`, with every mistake, where one has a wrong setting. */
export const connectPractices = async (
  file: PracticesFile,
  { practices: path }: Pick<Config, 'practices'>,
  logger: Logger,
  tracing?: Tracing,
): Promise<readonly OpenPractice[]> => {
  const machine = machineFor(path, (event, facts) => logger.warn(facts, event));
  const opened = await openPractices(
    file,
    tracing === undefined ? machine : { ...machine, fetch: tracedFetch(globalThis.fetch, tracing) },
  );
  if (opened.ok) return opened.value;
  throw new NotStarted(opened.error.map((sentence) => `PORTICO_PRACTICES: ${sentence}`).join('\n'));
};
