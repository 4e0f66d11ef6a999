import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process in a root of its own that is only read, as a user of its own without any privilege. */
export interface Sandbox {
  readonly root: string;
  readonly user: number;
  /** Folders that may be written, by their path inside. */
  readonly written: Readonly<Record<string, string>>;
  /** Folders that are only read, by their path inside. */
  readonly read: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

const commandOf = ({ root, user, written, read, env, folder }: Sandbox, command: readonly string[]): string[] => [
  ...['--ro-bind', root, '/', '--proc', '/proc', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/tmp'],
  ...Object.entries(read).flatMap(([inside, outside]) => ['--ro-bind', outside, inside]),
  ...Object.entries(written).flatMap(([inside, outside]) => ['--bind', outside, inside]),
  ...['--unshare-pid', '--unshare-ipc', '--die-with-parent', '--chdir', folder, '--clearenv'],
  ...Object.entries({ PATH: '/usr/bin:/bin', ...env }).flatMap(([name, value]) => ['--setenv', name, value]),
  ...['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--bounding-set=-all', '--no-new-privs'],
  ...command,
];

/** Runs it to its end, and answers what it said; throws where it fails. */
export const runInside = (sandbox: Sandbox, command: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('bwrap', commandOf(sandbox, command), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
};

export class InsideProcess {
  said = '';
  readonly #child: ChildProcess;

  constructor(sandbox: Sandbox, command: readonly string[]) {
    this.#child = spawn('bwrap', commandOf(sandbox, command), { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => (this.said += String(chunk)));
  }

  get isOver(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async stop(): Promise<void> {
    if (this.isOver) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Asks again until it is answered; throws with what the process said where it ends before, or after a minute. */
export const answered = async (process: InsideProcess, ask: () => Promise<boolean> | boolean): Promise<void> => {
  const until = performance.now() + 60_000;
  for (;;) {
    if (await ask()) return;
    if (process.isOver || performance.now() > until) throw new Error(`It did not answer:\n${process.said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
