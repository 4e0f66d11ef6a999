import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { GetDashboardDocument } from '@portico/adapters-graphql/operations';
import { south } from '@portico/gateway/testing';

/** Memory of a gateway in bytes, and its processor time since start in microseconds. */
export interface Held {
  readonly heap: number;
  readonly rss: number;
  readonly processor: number;
}

const atOnce = 4;
const body = JSON.stringify({ documentId: GetDashboardDocument.documentId });

/** A gateway on an embedded database, in a process and a directory of its own. */
export class EmbeddedGateway {
  readonly #child: ChildProcess;
  readonly #directory: string;
  readonly #url: string;
  readonly #token: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  /** `keeping` asks the database as it was asked before `OPS-B3` was mended. */
  static async start(...way: readonly ['keeping'?]): Promise<EmbeddedGateway> {
    const directory = mkdtempSync(join(tmpdir(), 'portico-memory-'));
    const script = fileURLToPath(new URL('serve-gateway-over-embedded-database.ts', import.meta.url));
    const parameters = ['--no-warnings', '--expose-gc', script, directory, ...way.filter((word) => word !== undefined)];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [{ url, token }] = (await once(child, 'message')) as [{ url: string; token: string }];
    return new EmbeddedGateway(child, directory, url, token);
  }

  private constructor(child: ChildProcess, directory: string, url: string, token: string) {
    this.#child = child;
    this.#directory = directory;
    this.#url = url;
    this.#token = token;
  }

  /** Requests this many dashboards, a few at once; returns how many were answered per second. */
  async ask(dashboards: number): Promise<number> {
    let left = dashboards;
    const visit = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await this.#dashboard();
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: atOnce }, visit));
    return (dashboards * 1_000) / (performance.now() - started);
  }

  /** Memory in use after garbage collection. */
  async held(): Promise<Held> {
    this.#child.send('held');
    const [held] = (await once(this.#child, 'message')) as [Held];
    return held;
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#child.disconnect();
    await once(this.#child, 'exit');
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #dashboard(): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      [headerNames.accessToken]: this.#token,
      [headerNames.practiceId]: south.id,
    };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}/graphql`, { method: 'POST', agent: this.#agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (text += piece));
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode === 200 && !text.includes('"errors"')) resolve();
          else reject(new Error(`A dashboard was answered ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
