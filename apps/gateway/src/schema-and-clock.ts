import { clockDifference, migrate, schemaState, type Database } from '@portico/adapters-storage/sql';
import type { Config } from './config/index.ts';
import type { Logger } from './server/index.ts';
import { mostClockDifference } from './workers/index.ts';

/** Why the gateway does not start, as a sentence for whoever starts it. */
export class NotStarted extends Error {}

/** Brings the schema up to date where the settings say so; otherwise throws `NotStarted` when it is behind. */
export const bringSchema = async (
  database: Database,
  { migrates }: Pick<Config, 'migrates'>,
  logger: Logger,
): Promise<void> => {
  const { missing, unknown } = await schemaState(database);
  if (unknown.length > 0) logger.warn({ unknown }, 'schema of a later version');
  if (missing.length === 0) return;
  if (!migrates) {
    throw new NotStarted(
      `The schema of the database is behind by ${missing.length}, from ${missing[0]} on. Run "npm run migrate" first, or start with PORTICO_MIGRATE=on.`,
    );
  }
  logger.info({ migrations: await migrate(database) }, 'migrated');
};

/** Throws `NotStarted` when this machine and the database do not agree on the time. */
export const compareClocks = async (database: Database, now: () => number = Date.now): Promise<void> => {
  const seconds = Math.round((await clockDifference(database, now)) / 1_000);
  if (Math.abs(seconds) * 1_000 <= mostClockDifference) return;
  throw new NotStarted(
    `The clock of the database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's. Set both clocks by the same time server: payments, codes and sessions are counted in time.`,
  );
};
