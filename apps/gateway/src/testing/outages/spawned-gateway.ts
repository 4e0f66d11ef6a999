import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A gateway in a process of its own. */
export class GatewayProcess {
  readonly url: string;
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess, url: string, log: readonly Record<string, unknown>[]) {
    this.#child = child;
    this.url = url;
    this.log = log;
    this.#ended = once(child, 'exit');
  }

  static async start(
    databaseUrl: string,
    { draining = 0, behindPooler = false }: { readonly draining?: number; readonly behindPooler?: boolean } = {},
  ): Promise<GatewayProcess> {
    const script = fileURLToPath(new URL('gateway-process.ts', import.meta.url));
    const child = spawn(
      process.execPath,
      ['--no-warnings', script, databaseUrl, String(draining), behindPooler ? 'on' : 'off'],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const lines = createInterface({ input: child.stdout });
    const log: Record<string, unknown>[] = [];
    const url = new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const said = JSON.parse(line) as Record<string, unknown>;
        if (typeof said['url'] === 'string') resolve(said['url']);
        else log.push(said);
      });
      child.once('exit', () => reject(new Error('The gateway ended before it listened.')));
    });
    return new GatewayProcess(child, await url, log);
  }

  /** The number of its process. */
  get id(): number {
    if (this.#child.pid === undefined) throw new Error('The gateway has no process.');
    return this.#child.pid;
  }

  get lives(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async readiness(): Promise<number> {
    const answer = await fetch(`${this.url}/readyz`);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Asks it to stop, as a service manager does, and answers how it ended. */
  async stop(): Promise<number | null> {
    if (this.lives) this.#child.kill('SIGTERM');
    await this.#ended;
    return this.#child.exitCode;
  }
}
