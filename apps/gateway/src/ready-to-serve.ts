import type { Database } from '@portico/adapters-storage/sql';
import type { Config } from './config/index.ts';
import { bringSchema, checkRole, compareClocks, NotStarted } from './database-start-checks.ts';
import { loadBuiltPortal, type BuiltPortal, type Logger } from './server/index.ts';

export interface WhatToServe {
  /** The folder of the built portal; a promise of it where it is being built meanwhile. */
  readonly siteDirectory: string | Promise<string>;
  /** Runs on the migrated database before anything is served. */
  readonly prepare?: (database: Database, config: Config) => Promise<void>;
}

/** Brings the database to where this release may serve it. */
const ready = async ({ prepare }: WhatToServe, database: Database, config: Config, logger: Logger): Promise<void> => {
  await bringSchema(database, config, logger);
  await compareClocks(database);
  await checkRole(database, config, logger);
  if (config.environment === 'production' && (await holdsDemo(database))) {
    throw new NotStarted(
      'The database holds the demo, whose people have published passwords: `npm run demo -- --remove` removes it.',
    );
  }
  await prepare?.(database, config);
};

/** The portal to serve, and a database for it. */
export const readyToServe = async (start: WhatToServe, ...rest: [Database, Config, Logger]): Promise<BuiltPortal> => {
  const { siteDirectory } = start;
  if (typeof siteDirectory !== 'string') {
    const [site] = await Promise.all([siteDirectory.then(loadBuiltPortal), ready(start, ...rest)]);
    return site;
  }
  // Before anything is changed: a gateway that has nothing to serve leaves the schema as it is.
  const site = await loadBuiltPortal(siteDirectory);
  await ready(start, ...rest);
  return site;
};

const holdsDemo = async (database: Database): Promise<boolean> =>
  (await database.rows({ text: 'select 1 from clinic.demos limit 1' })).length > 0;
