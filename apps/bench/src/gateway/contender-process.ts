import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Contender, dashboardRequest } from './contenders.ts';
import { type Load, load, pinned } from './load.ts';

/** What one round measured. */
export interface Measured {
  readonly perSecond: number;
  /** Processor time of the server per answer: what a full core's rate comes from, and steady on a busy machine. */
  readonly microseconds: number;
}

/** A contender in a process of its own, on a core of its own where the system lets us say so. */
export class ContenderProcess {
  readonly name: Contender;
  readonly #child: ChildProcess;
  readonly #url: string;

  static async start(name: Contender): Promise<ContenderProcess> {
    const script = fileURLToPath(new URL('run-contender.ts', import.meta.url));
    const [command, args] = pinned(0, process.execPath, script, name);
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${code} before it listened.`);
    });
    const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
    // From now on it ends when it is told to.
    ended.catch(() => undefined);
    return new ContenderProcess(name, child, url);
  }

  private constructor(name: Contender, child: ChildProcess, url: string) {
    this.name = name;
    this.#child = child;
    this.#url = url;
  }

  async measure(seconds: number): Promise<Measured> {
    const before = await this.#processorTime();
    const { requests, non2xx, errors } = await this.#load(seconds);
    if (non2xx + errors > 0) throw new Error(`${this.name} answered ${non2xx + errors} errors`);
    const after = await this.#processorTime();
    return { perSecond: requests.average, microseconds: (after - before) / requests.total };
  }

  stop(): void {
    this.#child.disconnect();
  }

  #load(seconds: number): Promise<Load> {
    const body = this.name === 'apollo' ? dashboardRequest.text : dashboardRequest.trusted;
    return load({ url: `${this.#url}/graphql`, headers: dashboardRequest.headers, body }, seconds, 1);
  }

  async #processorTime(): Promise<number> {
    this.#child.send('processor time');
    const [{ microseconds }] = (await once(this.#child, 'message')) as [{ microseconds: number }];
    return microseconds;
  }
}
