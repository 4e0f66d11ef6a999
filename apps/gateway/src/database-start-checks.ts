import { mayChangeLog } from '@portico/adapters-storage';
import { clockDifference, migrate, schemaState, type Database } from '@portico/adapters-storage/sql';
import type { Config } from './config/index.ts';
import type { Logger } from './server/index.ts';
import { mostClockDifference } from './workers/index.ts';

/** Why the gateway does not start, as a sentence for the operator. */
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

/**
 * Throws `NotStarted` in production where the gateway's own role could change the activity log; where the settings let the
 * gateway migrate, its role owns the tables, and the log says so instead.
 */
export const checkRole = async (
  database: Database,
  { environment, storage, migrates }: Pick<Config, 'environment' | 'storage' | 'migrates'>,
  logger: Logger,
): Promise<void> => {
  if (environment !== 'production' || storage.kind === 'embedded' || !(await mayChangeLog(database))) return;
  if (migrates) return logger.warn('the role of this gateway may change the activity log');
  throw new NotStarted(
    'The database role of the gateway may change the activity log. Give it a role of its own with "npm run migrate -- --grant ROLE", or say PORTICO_MIGRATE=on if one role is to do everything.',
  );
};
