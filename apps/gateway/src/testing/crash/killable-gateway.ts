import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Said, Told } from './payer-actions.ts';

export interface LifeOptions {
  readonly databaseUrl: string;
  readonly merchants: readonly (readonly [string, unknown])[];
  /** Where compiled code is kept for the next life. */
  readonly codeCache: string;
  /** Milliseconds that its clock is beside the others'. */
  readonly skew: number;
  /** Milliseconds that have passed in the campaign, and not on the machine. */
  readonly ahead: number;
  /** Called with each message of the gateway, also with its error logs. */
  readonly hear: (said: Said | Logged) => void;
}

/** A line of the log of a gateway, at `error` or above. */
export interface Logged {
  readonly said?: undefined;
  readonly msg?: string;
}

/** A gateway in a process of its own, loaded and idle until it is told to begin. */
export class Life {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #hear: LifeOptions['hear'];
  readonly #waiting: {
    readonly said: Said['said'];
    readonly heard: (said: Said) => void;
    readonly died: () => void;
  }[] = [];
  readonly #loaded: Promise<Said>;
  #isToEnd = false;

  constructor({ databaseUrl, merchants, codeCache, skew, ahead, hear }: LifeOptions) {
    this.#hear = hear;
    const script = fileURLToPath(new URL('gateway-process.ts', import.meta.url));
    const given = [databaseUrl, JSON.stringify(merchants), String(ahead), String(skew)];
    const child = spawn(process.execPath, ['--no-warnings', script, ...given], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: codeCache },
    });
    this.#process = child;
    this.#ended = once(child, 'close').then(() => {
      if (!this.#isToEnd) hear({ said: 'trouble', text: 'a gateway ended by itself' });
      for (const { died } of this.#waiting) died();
    });
    // A line that is written to a process that was killed goes nowhere.
    child.stdin.on('error', () => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => this.#take(line));
    this.#loaded = this.#next('loaded');
    // Rejects if a spare process is killed before it is used; that is no error.
    this.#loaded.catch(() => undefined);
  }

  /** Begins its work; answers where it listens. */
  async begin(): Promise<string> {
    await this.#loaded;
    const ready = this.#next('ready');
    this.tell({ do: 'begin' });
    const said = await ready;
    return said.said === 'ready' ? said.url : '';
  }

  async round(): Promise<void> {
    const done = this.#next('round');
    this.tell({ do: 'round' });
    await done;
  }

  tell(told: Told): void {
    this.#process.stdin?.write(`${JSON.stringify(told)}\n`);
  }

  async kill(): Promise<void> {
    this.#isToEnd = true;
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #next(said: Said['said']): Promise<Said> {
    return new Promise((heard, fail) => {
      this.#waiting.push({ said, heard, died: () => fail(new Error(`A gateway ended before it was ${said}.`)) });
    });
  }

  #take(line: string): void {
    const said = JSON.parse(line) as Said | Logged;
    const at = this.#waiting.findIndex((one) => one.said === said.said);
    const [waiting] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (waiting !== undefined && said.said !== undefined) waiting.heard(said);
    else this.#hear(said);
  }
}
