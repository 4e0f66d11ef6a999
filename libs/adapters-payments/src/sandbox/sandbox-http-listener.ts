import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from './faults.ts';
import type { Journal } from './request-journal.ts';

export interface SandboxCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  readonly body: Buffer;
}

export interface SandboxReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

type Handle = (call: SandboxCall) => SandboxReply | Promise<SandboxReply>;
/** Called when a fault answers a request with an error, instead of working on it. */
type OnError = (call: SandboxCall, reply: SandboxReply) => void;

/** A request of more bytes is cut off. */
const LARGEST_BODY = 65_536;

const html: SandboxReply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><head><title>Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>',
};

/** One door of a double, on loopback only. */
export class Listener {
  readonly #server: Server;
  readonly #name: string;
  readonly #handle: Handle;
  readonly #faults: Faults;
  readonly #journal: Journal;
  readonly #onHang: () => void;
  readonly #onError: OnError;

  /**
   * `name` stands for this listener in faults and journal; `onHang` is called when a request is left without an answer, so
   * that a test can abort its caller.
   */
  constructor(
    name: string,
    handle: Handle,
    faults: Faults,
    journal: Journal,
    onHang: () => void = () => undefined,
    onError: OnError = () => undefined,
  ) {
    this.#name = name;
    this.#handle = handle;
    this.#faults = faults;
    this.#journal = journal;
    this.#onHang = onHang;
    this.#onError = onError;
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
  }

  /** Port 0 takes any free one. */
  async open(port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return this;
  }

  /** Without a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (body === undefined) return void response.destroy();
    const url = new URL(request.url ?? '/', 'http://double');
    const method = request.method ?? 'GET';
    const call = { method, path: url.pathname, query: url.searchParams, headers: request.headers, body };
    const name = this.#name;
    const fault = this.#faults.take(name, method, url.pathname);
    const reply = await this.#reply(call, fault);
    const status = typeof reply === 'string' ? 0 : reply.status;
    this.#journal.write({ listener: name, method, path: url.pathname, status }, request.headers, body);
    if (reply === 'drop') return void response.destroy();
    if (reply === 'hang') return this.#onHang();
    if (fault?.kind === 'cut') {
      response.writeHead(reply.status, { ...reply.headers, 'content-length': String(Buffer.byteLength(reply.body)) });
      return void response.write(reply.body.slice(0, reply.body.length / 2), () => response.destroy());
    }
    response.writeHead(reply.status, reply.headers);
    response.end(fault?.kind === 'truncate' ? reply.body.slice(0, reply.body.length / 2) : reply.body);
  }

  /** The answer, or what happens instead of one. */
  async #reply(call: SandboxCall, fault: Fault | undefined): Promise<SandboxReply | 'drop' | 'hang'> {
    if (fault === undefined) return this.#handle(call);
    if (fault.kind === 'latency') await sleep(fault.milliseconds);
    if (fault.kind === 'twice') await this.#handle(call);
    const processed = 'when' in fault && fault.when === 'before' ? undefined : await this.#handle(call);
    switch (fault.kind) {
      case 'drop':
      case 'hang':
        return fault.kind;
      case 'status': {
        const reply = json(fault.status, fault.body ?? { message: `${fault.status}` }, fault.headers);
        if (fault.when === 'before') this.#onError(call, reply);
        return reply;
      }
      case 'html':
        return { ...html, status: fault.status };
      default:
        return processed ?? html;
    }
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > LARGEST_BODY) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts);
};
