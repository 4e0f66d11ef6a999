import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connectionHost } from '@portico/adapters-practice/connections';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  facetFunctions,
  facetNames,
  isNotYetFilled,
  spiVersion,
  type Host,
  type PracticeAdapter,
  type PracticeConnection,
} from '@portico/practice-spi';
import type { ConnectedPracticeSettings, PracticesFile } from './config/index.ts';
import { aborted, LateConnection } from './late-practice-connection.ts';
import { adaptersBeside, type LoadAdapter } from './load-practice-adapter.ts';
import type { ToldOfCall } from './workers/index.ts';

/** A practice whose system is connected, or will be by the time it answers. */
export interface OpenPractice {
  readonly settings: ConnectedPracticeSettings;
  readonly connection: PracticeConnection;
}

/** What connections need of the machine. */
export interface PracticesMachine {
  readonly now: () => number;
  /** The text of a file, named from the file of practices on; undefined if it cannot be read. */
  readonly secret: (file: string) => Promise<string | undefined>;
  /** Aborts a call after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
  /** One line for operators: a code and counts. */
  readonly log: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly load: LoadAdapter;
  readonly told?: ToldOfCall;
}

/** This machine, for the practices of a file. */
export const machineFor = (practicesFile: string | undefined, log: PracticesMachine['log']): PracticesMachine => ({
  now: Date.now,
  secret: (path) => readFile(resolve(dirname(practicesFile ?? ''), path), 'utf8').catch(() => undefined),
  log,
  load: adaptersBeside(practicesFile),
});

/**
 * Connects all practices of the file side by side; or says every mistake in their settings, as a sentence each. No system
 * is waited for: settings have been read by the first call, and what that leads to is a matter of the practice alone.
 */
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
  const found =
    name === 'fhir' ? ok((await import('@portico/practice-fhir')).adapter) : await loaded(name, machine.load);
  if (!found.ok) return failed([`${practice.id}.connection.adapter ${found.error}.`]);
  const asked = Promise.withResolvers<undefined>();
  const host = hostOf(settings, machine, () => asked.resolve(undefined));
  let isStarting = true;
  const late = new LateConnection(async () => {
    const connected = await connectedBy(found.value, settings.connection, host);
    if (connected.ok) return connected;
    const mistakes = connected.error.map((mistake) => `${practice.id}.connection.${mistake}.`);
    if (!isStarting) host.log(notConnected, { mistakes: mistakes.join(' ') });
    return failed(mistakes);
  }, machine.now);
  const { timeout = AbortSignal.timeout } = machine;
  const first = await Promise.race([late.attempt(), asked.promise, aborted(timeout(limits.deadline))]);
  isStarting = false;
  if (first !== undefined) return first.ok ? ok({ settings, connection: first.value }) : first;
  return ok({ settings, connection: late.asConnection() });
};

/** What is logged of a system that was waited for and then could not be connected; `mistakes` says why. */
export const notConnected = 'practice-not-connected';

/** The host of a practice's connection, which tells of the calls that it is asked for. */
const hostOf = (
  { practice, limits }: ConnectedPracticeSettings,
  { now, secret, fetch, timeout, log, told }: PracticesMachine,
  onCall: () => void,
): Host => {
  const host = connectionHost(practice.timeZone, limits, {
    now,
    secret,
    ...(fetch === undefined ? {} : { fetch }),
    ...(timeout === undefined ? {} : { timeout }),
    log: (event, facts) => log(event, { practice: practice.id, ...facts }),
    told: (outcome, isResting) => told?.(practice.id, outcome, isResting),
  });
  return {
    ...host,
    http: (request) => {
      onCall();
      return host.http(request);
    },
  };
};

/** The adapter of a package, or what is wrong with it. */
const loaded = async (name: string, load: LoadAdapter): Promise<Result<PracticeAdapter, string>> => {
  let exported: unknown;
  try {
    exported = await load(name);
  } catch {
    return failed('names a package that fails when it is loaded');
  }
  if (exported === undefined) return failed('names a package that is not installed');
  const adapter = fieldOf(exported, 'adapter');
  if (adapter === undefined) return failed('names a package that exports no adapter');
  const spi = fieldOf(adapter, 'spi');
  if (typeof spi !== 'number') return failed('names a package whose adapter has no spi, the version of the interface');
  if (spi !== spiVersion) return failed(`was written for version ${spi} of the interface, not ${spiVersion}`);
  if (!isAdapter(adapter)) return failed('names a package whose adapter has no function connect');
  return ok(adapter);
};

/** Connects, and looks whether the connection has the functions that it has to have, and each filled in. */
const connectedBy = async (
  adapter: PracticeAdapter,
  settings: unknown,
  host: Host,
): Promise<Result<PracticeConnection, readonly string[]>> => {
  try {
    const connected = await adapter.connect(settings, host);
    if (!connected.ok) return failed(connected.mistakes);
    const missing = missingFunctions(connected.connection).map((place) => `without the function ${place}`);
    const unfilled = unfilledFunctions(connected.connection).map(
      (place) => `whose function ${place} is not yet filled in`,
    );
    const mistakes = [...missing, ...unfilled].map((what) => `adapter made a connection ${what}`);
    return mistakes.length === 0 ? ok(connected.connection) : failed(mistakes);
  } catch {
    // The error is dropped: it may repeat a setting.
    return failed(['adapter failed when it connected']);
  }
};

const missingFunctions = (connection: PracticeConnection): readonly string[] =>
  facetNames.flatMap((facet) => {
    const made: unknown = connection[facet];
    if (made === undefined && facet !== 'people') return [];
    return Object.entries(facetFunctions[facet])
      .filter(([name, need]) => need === 'must' && typeof fieldOf(made, name) !== 'function')
      .map(([name]) => `${facet}.${name}`);
  });

/** What a generator wrote would be offered to patients, and refused. */
const unfilledFunctions = (connection: PracticeConnection): readonly string[] =>
  facetNames.flatMap((facet) =>
    Object.keys(facetFunctions[facet])
      .filter((name) => isNotYetFilled(fieldOf(connection[facet], name)))
      .map((name) => `${facet}.${name}`),
  );

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isAdapter = (value: unknown): value is PracticeAdapter => typeof fieldOf(value, 'connect') === 'function';
