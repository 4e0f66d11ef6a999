import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PracticeAdapter } from '@portico/practice-spi';
import type { Cassette } from '../cassette/cassette-format.ts';
import type { Level } from '../laws/law.ts';
import type { SeededPractice, Stage } from '../conformance-stage.ts';
import { readJson, settingsFrom, type Settings } from './read-settings.ts';
import { Misuse, wanted, type Typed } from './typed-command.ts';

/** A package or a file, as seen from the folder in which the command is run. */
const imported = async (name: string): Promise<Readonly<Record<string, unknown>>> => {
  const location = createRequire(resolve('portico-conformance')).resolve(name);
  return (await import(pathToFileURL(location).href)) as Readonly<Record<string, unknown>>;
};

/** An object; or a function that makes it by the settings. */
const exported = async <T>(name: string, what: string, settings?: Settings): Promise<T> => {
  const given = (await imported(name))[what];
  const found: unknown = typeof given === 'function' && settings !== undefined ? given(settings) : given;
  if (typeof found !== 'object' || found === null) throw new Error(`${name} exports no ${what}.`);
  return found as T;
};

export const readCassette = async (file: string): Promise<Cassette> => {
  const cassette = (await readJson(file)) as Partial<Cassette>;
  if (cassette.cassette !== 1) throw new Error(`${file} is no recording of this command.`);
  return cassette as Cassette;
};

const readSettings = async (file: string): Promise<Settings> => {
  const written = await readJson(file);
  const { cassette } = (written ?? {}) as Partial<Settings>;
  if (cassette === undefined) return settingsFrom(file, written);
  const { timeZone, now, patients } = await readCassette(resolve(dirname(file), cassette));
  return settingsFrom(file, { ...(written as Settings), timeZone, now, patients });
};

/** The stage that files and modules make. */
export const stageFromFiles = async (typed: Typed): Promise<Stage> => {
  const [adapter, file] = [wanted(typed, 'adapter'), wanted(typed, 'settings')];
  const settings = await readSettings(file);
  const { timeZone, connection, patients, now } = settings;
  const practice = typed.options.stage;
  return {
    adapter: await exported<PracticeAdapter>(adapter, 'adapter'),
    settings: connection,
    timeZone,
    secret: (name) => readFile(resolve(dirname(file), name), 'utf8').catch(() => undefined),
    ...(now !== undefined && { now }),
    ...(patients !== undefined && { patients }),
    ...(practice !== undefined && { practice: await exported<SeededPractice>(practice, 'practice', settings) }),
  };
};

const isLevel = (level: number): level is Level => [1, 2, 3, 4].includes(level);

export const levelOf = ({ options: { level = '1' } }: Typed): Level => {
  const number = Number(level);
  if (!isLevel(number)) throw new Misuse('--level is 1, 2, 3 or 4.');
  return number;
};
