import type { KeyRing } from '@portico/adapters-crypto';
import { databaseClock, lastConnectionLines, PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import type { PracticeId } from '@portico/domain/kernel';
import { createHmac, type KeyObject } from 'node:crypto';
import type { ConnectedPracticeSettings } from '../config/index.ts';

export interface ConnectionLog {
  /** Takes the settings that are in force from now on; of what fails is told, and nothing waits for it. */
  take(settings: readonly ConnectedPracticeSettings[]): void;
  /** Resolves once all that was taken is written. */
  settled(): Promise<void>;
}

/** The log has it in place of a hash where a practice is in the file no more. */
const leftOut = 'left out';

const hashOf = (key: KeyObject, settings: ConnectedPracticeSettings): string =>
  createHmac('sha256', key).update(JSON.stringify(settings), 'utf8').digest('base64url');

/**
 * Leaves a line of the activity log where the connection of a practice is another than the log has last, by keyed hashes, as
 * secrets are among the settings: a change shows whether or not a gateway ran meanwhile, and once in a fleet.
 */
export const connectionLog = (sql: Sql, ring: KeyRing, onError: (thrown: unknown) => void): ConnectionLog => {
  const keys = ring.keysFor('settings');
  const activityLog = new PostgresActivityLog(sql);
  const now = databaseClock(sql);
  let before: readonly PracticeId[] = [];
  let written = Promise.resolve();

  const isSame = (last: string, settings: ConnectedPracticeSettings): boolean => {
    const [kid = '', hash] = last.split(' ');
    const key = keys.byId.get(kid);
    return key !== undefined && hash === hashOf(key, settings);
  };
  const append = async (practice: PracticeId, resource: string, reason: string): Promise<void> =>
    activityLog.append({
      at: await now(),
      ...{ actor: nobodyId, actorKind: 'portal', subject: nobodyId, practice },
      ...{ action: 'changed-connection', resource, reason },
    });
  const write = async (all: readonly ConnectedPracticeSettings[]): Promise<void> => {
    const ids = all.map(({ practice }) => practice.id);
    const gone = before.filter((practice) => !ids.includes(practice));
    before = ids;
    const last = await lastConnectionLines(sql, [...ids, ...gone]);
    for (const settings of all) {
      const { id } = settings.practice;
      const known = last.get(id);
      if (known !== undefined && isSame(known, settings)) continue;
      const { kid, key } = keys.current;
      const isNew = known === undefined || known === leftOut;
      await append(id, `${kid} ${hashOf(key, settings)}`, isNew ? 'connected' : 'changed');
    }
    for (const practice of gone) if (last.get(practice) !== leftOut) await append(practice, leftOut, leftOut);
  };
  return {
    take: (settings) => {
      written = written.then(() => write(settings)).catch(onError);
    },
    settled: () => written,
  };
};
