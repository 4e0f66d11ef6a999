import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { onDemand } from '@portico/tools/on-demand/fetch-packages.mjs';

/** The same request, again and again. */
export interface Repeated {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Load {
  readonly requests: { readonly average: number; readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
}

export const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0;
export const pinned = (core: number, command: string, ...args: string[]): readonly [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];

const autocannon = onDemand('autocannon/autocannon.js');

/** Asks for so many seconds over eight connections, from a process of its own; on this core, where one is named. */
export const load = async ({ url, headers, body }: Repeated, seconds: number, core?: number): Promise<Load> => {
  const named = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}=${value}`]);
  const options = ['-j', '-c', '8', '-d', String(seconds), '-m', 'POST', ...named, '-b', body, url];
  const run = promisify(execFile);
  const { stdout } =
    core === undefined
      ? await run(process.execPath, [autocannon, ...options])
      : await run(...pinned(core, process.execPath, autocannon, ...options));
  return JSON.parse(stdout) as Load;
};
