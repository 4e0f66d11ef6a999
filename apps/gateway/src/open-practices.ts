import { connectionHost } from '@portico/adapters-practice/connections';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { adapter as fhir } from '@portico/practice-fhir';
import { spiVersion, type PracticeAdapter, type PracticeConnection } from '@portico/practice-spi';
import type { ConnectedPracticeSettings, PracticesFile } from './config/index.ts';

/** A practice whose system is connected; one that is away now is connected all the same. */
export interface OpenPractice {
  readonly settings: ConnectedPracticeSettings;
  readonly connection: PracticeConnection;
}

/** What connections need of the machine. */
export interface PracticesMachine {
  readonly now: () => number;
  /** The text of a file; undefined if it cannot be read. */
  readonly secret: (file: string) => Promise<string | undefined>;
  /** One line for operators: a code and counts. */
  readonly log: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Loads an adapter's package by its name. */
  readonly load?: (name: string) => Promise<unknown>;
}

/** Connects all practices of the file; or says every mistake in their settings, as a sentence each. */
export const openPractices = async (
  file: PracticesFile,
  machine: PracticesMachine,
): Promise<Result<readonly OpenPractice[], readonly string[]>> => {
  const opened = await Promise.all([...file.values()].map((settings) => openPractice(settings, machine)));
  const mistakes = opened.flatMap((one) => (one.ok ? [] : one.error));
  return mistakes.length > 0 ? failed(mistakes) : ok(opened.flatMap((one) => (one.ok ? [one.value] : [])));
};

const openPractice = async (
  settings: ConnectedPracticeSettings,
  machine: PracticesMachine,
): Promise<Result<OpenPractice, readonly string[]>> => {
  const { practice, adapter: name, limits } = settings;
  const adapter = name === fhir.name ? fhir : await loaded(name, machine);
  if (adapter === undefined) return failed([`${practice.id}.connection.adapter names a package that is no adapter.`]);
  if (adapter.spi !== spiVersion) {
    return failed([
      `${practice.id}.connection.adapter was written for version ${adapter.spi} of the interface, not ${spiVersion}.`,
    ]);
  }
  const { now, secret, fetch } = machine;
  const host = connectionHost(practice.timeZone, limits, {
    now,
    secret,
    ...(fetch === undefined ? {} : { fetch }),
    log: (event, facts) => machine.log(event, { practice: practice.id, ...facts }),
  });
  const connected = await adapter.connect(settings.connection, host);
  return connected.ok
    ? ok({ settings, connection: connected.connection })
    : failed(connected.mistakes.map((mistake) => `${practice.id}.connection.${mistake}.`));
};

const loaded = async (
  name: string,
  { load = (one) => import(one) }: PracticesMachine,
): Promise<PracticeAdapter | undefined> => {
  try {
    const exported: unknown = await load(name);
    const adapter: unknown =
      typeof exported === 'object' && exported !== null ? Reflect.get(exported, 'adapter') : undefined;
    return isAdapter(adapter) ? adapter : undefined;
  } catch {
    return undefined;
  }
};

const isAdapter = (value: unknown): value is PracticeAdapter =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'connect') === 'function' &&
  typeof Reflect.get(value, 'spi') === 'number';
