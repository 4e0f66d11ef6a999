import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ReleaseProcessOptions {
  /** The sources of the release. */
  readonly folder: string;
  readonly site: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

type Line = Readonly<Record<string, unknown>>;

/** The gateway of a release, in a process of its own. */
export class ReleaseProcess {
  readonly #child: ChildProcess;
  readonly #lines: Line[] = [];
  readonly #ended: Promise<unknown>;

  readonly url: string;

  private constructor(child: ChildProcess, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = child;
    this.#ended = once(child, 'exit');
  }

  static async start({ folder, site, port, env }: ReleaseProcessOptions): Promise<ReleaseProcess> {
    const script = fileURLToPath(new URL('gateway-of-folder.ts', import.meta.url));
    const child = spawn(process.execPath, ['--no-warnings', script, folder, site], {
      env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gateway = new ReleaseProcess(child, port);
    const lines = createInterface({ input: child.stdout });
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += String(chunk)));
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`The gateway of ${folder} ended with ${code}: ${complaints}`));
      });
      lines.on('line', (text) => {
        const line = JSON.parse(text) as Line;
        gateway.#lines.push(line);
        if (line['msg'] === 'listening') resolve();
      });
    });
    return gateway;
  }

  /** Requests for the API that it answered. */
  get answered(): number {
    return this.#lines.filter(({ operation }) => operation !== undefined).length;
  }

  /** Lines of its log that tell of an error. */
  get errors(): readonly Line[] {
    return this.#lines.filter(({ level }) => Number(level) >= 50 || level === 'error');
  }

  /** Tells it to end, and answers its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    await this.#ended;
    return this.#child.exitCode;
  }
}
