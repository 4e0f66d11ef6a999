import { Registry } from 'prom-client';
import type { Database } from '@portico/adapters-storage/sql';
import { besideSettings, FilesRead } from '../files-read.ts';
import { liveDocuments } from '../live-documents.ts';
import { LivePractices } from '../live-practices.ts';
import { liveSettings, tellsOfBoth } from '../live-settings.ts';
import { machineFor, type PracticesMachine } from '../open-practice-connections.ts';
import { settingsOf } from '../read-all-settings.ts';
import type { Logger } from '../server/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The documents of a database as a gateway takes them, with the settings files of `env`, and what is logged of them. */
export const documentsOver = async (database: Database, env: Environment, machine: Partial<PracticesMachine> = {}) => {
  const said: string[] = [];
  const tell =
    (level: string) =>
    (...parts: unknown[]) =>
      void said.push(`${level} ${JSON.stringify(parts)}`);
  const logger = { info: tell('info'), warn: tell('warn'), error: tell('error') } as unknown as Logger;
  const settings = await settingsOf({ env, complain: () => undefined });
  if (settings === undefined) throw new Error('The settings files are wrong.');
  const beside = besideSettings(settings.config.practices);
  const practices = new LivePractices({
    machine: { ...machineFor(beside, () => undefined), ...machine },
    // What is over is closed by nobody: no test waits for it.
    clock: { after: () => () => undefined },
    onBoth: tellsOfBoth('PORTICO_PRACTICES', logger),
  });
  const opened = await practices.connect(settings.practices, settings.files.PORTICO_PRACTICES);
  if (!opened.ok) throw new Error(opened.error.join('\n'));
  practices.take(opened.value);
  const documents = await liveDocuments({
    ...{ sql: database, practices, logger },
    fresh: () => new FilesRead(beside, { ...process.env, ...env }),
  });
  const live = await liveSettings({}, settings, database, {
    ...{ logger, registry: new Registry() },
    documents: documents.merchants(),
  });
  /** What a running gateway does every ten seconds. */
  const look = async (): Promise<boolean> => {
    const isNew = await documents.look();
    if (isNew) live.takeDocumentMerchants(documents.merchants());
    return isNew;
  };
  return { practices, look, said, merchants: live.options.merchants, content: documents.content };
};
