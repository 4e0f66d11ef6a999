import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newRingEntry } from '@portico/adapters-crypto';
import { startTestServer } from '@portico/adapters-storage/testing';
import { type Bar, printBars } from '../performance-targets.ts';

const quietSeconds = 15;

interface Rest {
  readonly held: number;
  readonly most: number;
}

/** What a gateway holds that nobody has asked anything, on its second start, and the most that it held on the way there. */
export const run = async (): Promise<readonly Bar[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'portico-at-rest-'));
  const server = await startTestServer();
  try {
    const bars: Bar[] = [];
    const url = await server.createDatabase();
    for (const [name, env] of [
      ['embedded', { PORTICO_DATA: directory }],
      ['PostgreSQL', { DATABASE_URL: url }],
    ] as const) {
      await atRest(env, 0);
      const { held, most } = await atRest(env, quietSeconds);
      console.log(`gateway on ${name} at rest: ${held.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
      bars.push({ name: `memory at rest, ${name}`, measured: held, bar: 150, unit: 'MB', better: 'less' });
    }
    return bars;
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

const ring = newRingEntry('at-rest');

/** As it is run for real: the command of a release, in the surroundings that deploy/ gives it, with no test around it. */
const atRest = async (env: Readonly<Record<string, string>>, seconds: number): Promise<Rest> => {
  const script = fileURLToPath(new URL('../../../gateway/main.mjs', import.meta.url));
  const surroundings = {
    PATH: process.env['PATH'],
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    PORT: '0',
    PORTICO_DEMO: 'off',
    PORTICO_KEYS: ring,
    ...env,
  };
  const gateway = spawn(process.execPath, [script], { env: surroundings, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await listening(gateway);
    await pause(seconds * 1_000);
    const status = readFileSync(`/proc/${gateway.pid}/status`, 'utf8');
    const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
    return { held: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } finally {
    gateway.kill('SIGTERM');
    if (gateway.exitCode === null) await once(gateway, 'exit');
  }
};

const listening = async (gateway: ChildProcess): Promise<void> => {
  if (gateway.stdout === null) throw new Error('Its log cannot be read.');
  const lines = createInterface({ input: gateway.stdout });
  await new Promise<void>((resolve, reject) => {
    gateway.once('exit', (code) => {
      reject(new Error(`The gateway ended with ${code}.`));
    });
    lines.on('line', (line) => {
      if (line.includes('"listening"')) resolve();
    });
  });
};

if (import.meta.main) printBars(await run());
