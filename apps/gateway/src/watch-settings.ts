import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import type { KeyRing } from '@portico/adapters-crypto';
import { PostgresGatewayInstances } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { readBuildInfo } from './build-info.ts';
import type { LiveDocuments } from './live-documents.ts';
import { watchedFiles, type LiveSettings, type WhatChanges } from './live-settings.ts';
import { settingsFiles, type Settings } from './read-all-settings.ts';
import { systemClock, type Logger } from './server/index.ts';
import { sharedSettings } from './startup-log-lines.ts';
import { fleetWatch, settingsReload } from './workers/index.ts';

interface Around {
  readonly database: Database;
  readonly ring: KeyRing;
  readonly live: WhatChanges & Pick<LiveSettings, 'takeDocumentMerchants'>;
  readonly documents: LiveDocuments;
  readonly logger: Logger;
}

/** Takes settings files and documents that change, and compares all settings with those of the other instances of a fleet. */
export const watchSettings = (settings: Settings, { database, ring, live, documents, logger }: Around) => {
  const watched = watchedFiles(settings, live, logger);
  const own = sharedSettings(settings.surroundings);
  const fleet = fleetWatch({
    instances: new PostgresGatewayInstances(database),
    ring,
    id: `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`,
    version: readBuildInfo().version,
    values: () => ({
      ...own,
      ...Object.fromEntries(settingsFiles.map((name) => [`${name} (content)`, watched[name].inForce().content()])),
      'documents of practices (content)': documents.content(),
    }),
    ...{ logger, clock: systemClock },
  });
  const applied = {
    look: async (): Promise<boolean> => {
      const isNew = await documents.look();
      if (isNew) live.takeDocumentMerchants(documents.merchants());
      return isNew;
    },
  };
  const reload = settingsReload([...Object.values(watched), applied], fleet.changed, systemClock, (thrown) => {
    logger.error(unexpected(thrown, 'settings'), 'unexpected');
  });
  return {
    start: (): void => {
      reload.start();
      // An embedded database has one instance.
      if (database.engine === 'server') fleet.start();
    },
    stop: async (): Promise<void> => {
      await reload.stop();
      if (database.engine === 'server') await fleet.stop();
    },
  };
};
