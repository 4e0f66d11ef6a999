import { SECOND, type Result } from '@portico/domain/kernel';
import type { FilesRead } from '../files-read.ts';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** A settings file that is looked at while the gateway runs, with the files that it names. */
export interface WatchedSettings {
  /** Reads all anew where anything has changed; whether what it says is in force from now on. */
  look(): Promise<boolean>;
  /** What was read of what is in force. */
  inForce(): FilesRead;
}

export interface WatchedSettingsParts<Settings> {
  /** The setting that names the file. */
  readonly name: string;
  /** What was read at the start. */
  readonly files: FilesRead;
  /** Nothing was read yet. */
  readonly fresh: () => FilesRead;
  readonly read: (files: FilesRead) => Promise<Result<Settings, readonly string[]>>;
  /** Puts settings in force, for all that begins from now on; without it they are from the next start on. */
  readonly take?: (settings: Settings) => void;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Takes a file that has changed where all of it is right; otherwise what was in force stays, and the mistakes are told once. */
export const watchedSettings = <Settings>({
  name,
  files,
  fresh,
  read,
  take,
  logger,
}: WatchedSettingsParts<Settings>): WatchedSettings => {
  let [inForce, seen] = [files, files];
  return {
    look: async () => {
      if (!seen.haveChanged()) return false;
      seen = fresh();
      const settings = await read(seen);
      if (!settings.ok) {
        logger.error({ setting: name, mistakes: settings.error }, 'changed settings are wrong: the earlier ones stay');
        return false;
      }
      if (take === undefined) {
        logger.warn({ setting: name }, 'changed settings are taken at the next start');
        return false;
      }
      take(settings.value);
      inForce = seen;
      logger.info({ setting: name }, 'changed settings are in force');
      return true;
    },
    inForce: () => inForce,
  };
};

/** Looks at all of them every ten seconds; `changed` is called where any is newly in force. */
export const settingsReload = (
  watched: readonly Pick<WatchedSettings, 'look'>[],
  changed: () => void,
  clock: ServerClock,
  onError: (thrown: unknown) => void,
): Rounds =>
  rounds({
    work: async () => {
      let isChanged = false;
      for (const each of watched) isChanged = (await each.look()) || isChanged;
      if (isChanged) changed();
    },
    every: 10 * SECOND,
    clock,
    onError,
  });
