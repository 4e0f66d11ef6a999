import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { PracticeAdapter } from '@portico/practice-spi';
import type { Level } from './laws/law.ts';
import { formats, type Format } from './report/formats.ts';
import { runLaws } from './run-laws.ts';
import type { KnownPatient, SeededPractice, Stage } from './practice-under-test.ts';

const usage = `Holds the adapter of a practice's system against the laws of its interface.

  portico-conformance --adapter MODULE --settings FILE [--stage MODULE] [--level N] [--format text|html|junit|json]

  --adapter   a package or a file that exports \`adapter\`
  --settings  JSON: { "timeZone": "America/New_York", "connection": { … }, "patients": [{ "id": "…", "claim": { … } }, …] }
  --stage     for the levels above 1: a package or a file that exports \`practice\` with furnish and observe
  --level     1 reads only (the usual), 2 writes, 3 meets faults on the way, 4 shares the practice with others

Ends with 0 if no law failed, 1 if one did, and 2 if they could not be run.
`;

interface Settings {
  readonly timeZone: string;
  readonly connection: unknown;
  readonly patients?: readonly KnownPatient[];
}

/** A package or a file, as seen from the folder in which the command is run. */
const imported = async (name: string): Promise<Readonly<Record<string, unknown>>> => {
  const location = createRequire(resolve('portico-conformance')).resolve(name);
  return (await import(pathToFileURL(location).href)) as Readonly<Record<string, unknown>>;
};

const exported = async <T>(name: string, what: string): Promise<T> => {
  const found = (await imported(name))[what];
  if (typeof found !== 'object' || found === null) throw new Error(`${name} exports no ${what}.`);
  return found as T;
};

const stageOf = async (adapter: string, file: string, practice: string | undefined): Promise<Stage> => {
  const { timeZone, connection, patients } = JSON.parse(await readFile(file, 'utf8')) as Settings;
  const secret = (name: string) => readFile(resolve(dirname(file), name), 'utf8').catch(() => undefined);
  return {
    adapter: await exported<PracticeAdapter>(adapter, 'adapter'),
    settings: connection,
    timeZone,
    secret,
    ...(patients !== undefined && { patients }),
    ...(practice !== undefined && { practice: await exported<SeededPractice>(practice, 'practice') }),
  };
};

const text = { type: 'string' } as const;
const options = { adapter: text, settings: text, stage: text, level: text, format: text };

const isLevel = (level: number): level is Level => [1, 2, 3, 4].includes(level);
const isFormat = (format: string): format is Format => Object.hasOwn(formats, format);

/** The command; answers its exit code. */
export const conformance = async (args: readonly string[], write: (text: string) => void): Promise<number> => {
  try {
    const { adapter, settings, stage, level = '1', format = 'text' } = parseArgs({ args: [...args], options }).values;
    const wanted = Number(level);
    if (adapter === undefined || settings === undefined || !isLevel(wanted) || !isFormat(format)) {
      write(usage);
      return 2;
    }
    const report = await runLaws(await stageOf(adapter, settings, stage), wanted);
    write(formats[format](report));
    return report.passed ? 0 : 1;
  } catch (error) {
    write(`${error instanceof Error ? error.message : 'It could not be run.'}\n`);
    return 2;
  }
};
