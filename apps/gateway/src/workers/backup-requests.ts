import { resolve } from 'node:path';
import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { answerBackupRequest } from '@portico/adapters-storage/backup-requests';
import { SECOND } from '@portico/domain/kernel';
import type { Storage } from '../config/index.ts';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** Copies the embedded database when an operator asks for it; a server has backups of its own making. */
export const backupRounds = (storage: Storage, logger: Logger, clock: ServerClock): Rounds | undefined => {
  if (storage.kind !== 'embedded') return undefined;
  const home = resolve(storage.directory);
  return rounds({
    work: async () => {
      if (await answerBackupRequest(home)) logger.info({}, 'database copied for a backup');
    },
    every: 2 * SECOND,
    clock,
    onError: (thrown) => {
      logger.error(unexpected(thrown, 'backups'), 'unexpected');
    },
  });
};
