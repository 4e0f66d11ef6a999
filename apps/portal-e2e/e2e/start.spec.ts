import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Started {
  readonly process: ChildProcess;
  /** Everything that was printed so far. */
  output(): string;
  /** Resolves when `text` was printed or the process ended. */
  printed(text: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Starts what `npm start` starts once everything is installed and built. */
const start = (data: string): Started => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/demo/src/start-portal-with-demo.ts'],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], PORT: '0', PORTICO_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    child.emit('heard');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    process: child,
    output: () => output,
    ended,
    printed: async (text) => {
      while (!output.includes(text)) {
        if ((await Promise.race([once(child, 'heard').then(() => true), ended.then(() => false)])) === false) return;
      }
    },
  };
};

describe('npm start', () => {
  let folder: string;
  let first: Started;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-start-'));
    first = start(join(folder, 'portico'));
    await first.printed('Ctrl-C');
  }, 180_000);
  afterAll(async () => {
    first.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('prints the address, where the demo begins and its progress, in few lines', () => {
    expect(first.output()).toMatch(/Portico is at http:\/\/localhost:\d+/);
    expect(first.output()).toMatch(/Begin at http:\/\/localhost:\d+\/demo:/);
    expect(first.output()).toMatch(/http:\/\/localhost:\d+\/demo\/outbox/);
    expect(first.output()).toContain('100 %');
    // npm, the packages and the build print as many again; `npm start` prints 30 at most.
    expect(first.output().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('introduces the people of the demo, with what signs in as each of them', async () => {
    const address = /Begin at (\S+):/.exec(first.output())?.[1] ?? '';
    const page = await (await fetch(address)).text();
    expect(page).toContain('maria.nunez@example.org');
    expect(page).toContain('<button type="button" data-email="james.walker@example.org"');
  });

  it('refuses a second instance on the same data with a sentence that says why', async () => {
    const second = start(join(folder, 'portico'));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by another process (pid ${first.process.pid})`);
  });

  it('stops cleanly, and the next start finds the data instead of making it again', async () => {
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    first = start(join(folder, 'portico'));
    await first.printed('Ctrl-C');
    expect(first.output()).toContain('Portico is at');
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  }, 120_000);

  it('names every mistake in its settings at once, and starts nothing', async () => {
    const child = spawn(process.execPath, ['apps/demo/src/start-portal-with-demo.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], PORT: 'ninety', PORTICO_DOKUMENTS: 'any', PORTICO_DATA: join(folder, 'none') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(said).toMatch(/PORT /);
    expect(said).toContain('PORTICO_DOKUMENTS');
  });
});
