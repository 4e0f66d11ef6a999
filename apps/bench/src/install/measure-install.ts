import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newRingEntry } from '@portico/adapters-crypto';
import { freePort } from '@portico/tools/release/clean-root/proxies.ts';
import { root, surroundings } from '@portico/tools/setup/paths.mjs';
import { type Bar, printBars } from '../performance-targets.ts';

export interface InstallOptions {
  /** The packed bundle of a release; made of this copy where it is not named and not there yet. */
  readonly bundle?: string;
  /** How often each is done. */
  readonly times?: number;
  /** `bundle` or `clean` alone; both by default. */
  readonly only?: string;
}

/**
 * From nothing to a portal that answers: the bundle of a release, unpacked and started on an embedded database, and
 * `npm start` in a clean clone of the last commit, where npm has the packages in its cache.
 */
export const run = async ({ bundle, times = 2, only }: InstallOptions = {}): Promise<readonly Bar[]> => {
  const bars: Bar[] = [];
  if (only !== 'clean') {
    const packed = bundle ?? madeBundle();
    const bar = { bar: 20, unit: 's', better: 'less' } as const;
    bars.push({
      name: 'bundle to first page',
      measured: await quickest('bundle', times, (into) => fromBundle(packed, into)),
      ...bar,
    });
  }
  if (only !== 'bundle') {
    let mostLines = 0;
    const bar = { bar: 45, unit: 's', better: 'less' } as const;
    bars.push({
      name: 'npm start in a clean clone to first page',
      measured: await quickest('npm start in a clean clone', times, async (into) => {
        const { seconds, lines } = await fromClone(into);
        mostLines = Math.max(mostLines, lines);
        return seconds;
      }),
      ...bar,
    });
    bars.push({
      name: 'lines that npm start prints there, to a log',
      measured: mostLines,
      bar: 30,
      unit: '',
      better: 'less',
    });
  }
  return bars;
};

/** The quickest is the one that neighbors on the machine disturbed least. */
const quickest = async (what: string, times: number, install: (into: string) => Promise<number>): Promise<number> => {
  const seconds: number[] = [];
  while (seconds.length < times) {
    const into = mkdtempSync(join(tmpdir(), 'portico-install-'));
    try {
      seconds.push(await install(into));
    } finally {
      rmSync(into, { recursive: true, force: true, maxRetries: 10 });
    }
    console.log(`  ${what}, first page after ${seconds.at(-1)?.toFixed(1)} s`);
  }
  return Math.min(...seconds);
};

const madeBundle = (): string => {
  const packed = join(root, 'dist/release/portico.tar.gz');
  if (existsSync(packed)) return packed;
  const options = { cwd: root, env: surroundings(), stdio: 'inherit' } as const;
  execFileSync('npx', ['nx', 'run', '@portico/portal:build'], options);
  execFileSync('npm', ['run', 'bundle'], options);
  return packed;
};

const fromBundle = async (packed: string, into: string): Promise<number> => {
  const [port, keys, began] = [await freePort(), newRingEntry('install'), performance.now()];
  execFileSync('tar', ['-xzf', packed, '-C', into]);
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    PORTICO_ENV: 'production',
    PORTICO_DEMO: 'off',
    PORTICO_DATA: join(into, 'data'),
    PORTICO_KEYS: keys,
    PORTICO_TRUSTED_PROXIES: 'loopback',
    PUBLIC_ORIGIN: 'https://portal.example.com',
  };
  const folder = join(into, 'portico');
  const child = spawn(process.execPath, ['apps/gateway/main.mjs'], {
    cwd: folder,
    env,
    stdio: 'ignore',
    detached: true,
  });
  return untilFirstPage(child, port, began);
};

const fromClone = async (into: string): Promise<{ readonly seconds: number; readonly lines: number }> => {
  const [port, began] = [await freePort(), performance.now()];
  execFileSync('git', ['clone', '--quiet', '--local', root, into]);
  const env = { ...process.env, PORT: String(port), PORTICO_DATA: join(into, '.data') };
  const child = spawn('npm', ['start'], { cwd: into, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const seconds = await untilFirstPage(child, port, began);
  return { seconds, lines: said.trimEnd().split('\n').length };
};

/** Seconds from when it began until it answers with a page; ends it, and what it started, then. */
const untilFirstPage = async (child: ChildProcess, port: number, began: number): Promise<number> => {
  const ended = once(child, 'exit');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before it answered.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - began) / 1_000;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-proto': 'https' } }).then(
    async (answer) => answer.ok && (await answer.text()).includes('<html'),
    () => false,
  );

/** Each once. */
export const quick = (): Promise<readonly Bar[]> => run({ times: 1 });

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { times, ...more } = parseArgs({ options: { times: text, bundle: text, only: text } }).values;
  printBars(await run({ ...more, ...(times === undefined ? {} : { times: Number(times) }) }));
}
