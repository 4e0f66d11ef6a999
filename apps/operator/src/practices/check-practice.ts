import type { PracticeId } from '@portico/domain/kernel';
import type { ConnectedPracticeSettings } from '@portico/gateway/config';
import { machineFor, notConnected, openPractices, type PracticesMachine } from '@portico/gateway/open-practices';
import { readPractices } from '@portico/gateway/settings-files';
import { Mistake } from '../command/run-command.ts';
import { practiceReport } from './practice-report.ts';
import { isWell, probeSystem, SystemClock } from './probe-practice-system.ts';

/** What the check needs of the machine. */
export interface Checking {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
}

export interface Checked {
  readonly text: string;
  readonly fine: boolean;
}

/** Connects one practice of the file, asks its system about nobody, and says what was found. */
export const checkPractice = async (path: string | undefined, id: string, checking: Checking): Promise<Checked> => {
  if (path === undefined || path === '') throw new Mistake('PORTICO_PRACTICES names no file.');
  const file = await readPractices(path);
  if (!file.ok) throw new Mistake(file.error.join('\n'));
  const settings = file.value.get(id as PracticeId);
  if (settings === undefined) {
    throw new Mistake(`PORTICO_PRACTICES has no practice of that id. It has: ${[...file.value.keys()].join(', ')}.`);
  }
  return checkConnected(settings, path, checking, (sentence) => `PORTICO_PRACTICES: ${sentence}`);
};

/** The same of a practice whose settings were read; files that they name stand beside `path`. */
export const checkConnected = async (
  settings: ConnectedPracticeSettings,
  path: string,
  { now, fetch }: Checking,
  told: (sentence: string) => string,
): Promise<Checked> => {
  const mistaken = (sentences: readonly string[]): Mistake => new Mistake(sentences.map(told).join('\n'));
  const logged = new Set<string>();
  const clock = new SystemClock();
  const mistakes: string[] = [];
  const onLog: PracticesMachine['log'] = (event, facts) => {
    if (event === notConnected) mistakes.push(String(facts['mistakes']));
    else logged.add(event);
  };
  const machine = { ...machineFor(path, onLog), now, fetch: clock.watched(fetch, now) };
  const opened = await openPractices(new Map([[settings.practice.id, settings]]), machine);
  if (!opened.ok) throw mistaken(opened.error);
  const [practice] = opened.value;
  if (practice === undefined) throw new Error('Bug: a practice that is in the file is opened.');
  try {
    const probe = await probeSystem(practice, now);
    if (mistakes.length > 0) throw mistaken(mistakes);
    const text = practiceReport({ practice, probe, now: now(), ahead: clock.ahead, logged });
    return { text, fine: isWell(probe) };
  } finally {
    await practice.connection.close?.();
  }
};
