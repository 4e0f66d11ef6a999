import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ledTo, noWayPage, questionsPage, type PartnerReply } from './partner-pages.ts';
import { readTicket, type TaskTicket } from './partner-tickets.ts';

export interface PartnerOptions {
  readonly name: string;
  /** Shared with the practice. */
  readonly secret: Uint8Array;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells the practice that a task is done. */
  readonly tell: (task: string) => Promise<void>;
}

/** A request of more bytes is cut off. */
const largestBody = 16_384;

/** A double on loopback of a company that asks patients something for a practice before their visit. */
export class PartnerDouble {
  readonly #options: PartnerOptions;
  readonly #server: Server;
  /** Those who came by a ticket and have not answered yet. */
  readonly #open = new Map<string, TaskTicket>();

  private constructor(options: PartnerOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(options: PartnerOptions): Promise<PartnerDouble> {
    const double = new PartnerDouble(options);
    await new Promise<void>((resolve, reject) => {
      double.#server.once('error', reject);
      double.#server.listen(0, '127.0.0.1', resolve);
    });
    return double;
  }

  /** Without a slash at the end. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (body === undefined) return void response.destroy();
    const url = new URL(request.url ?? '/', this.origin);
    const asked = `${request.method ?? 'GET'} ${url.pathname}`;
    const reply = await this.#reply(asked, url.searchParams, new URLSearchParams(body));
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  }

  async #reply(asked: string, query: URLSearchParams, form: URLSearchParams): Promise<PartnerReply> {
    if (asked === 'GET /') return this.#ask(query.get('ticket') ?? '');
    if (asked === 'POST /answers') return this.#take(form);
    return { status: 404, headers: {}, body: '' };
  }

  #ask(shown: string): PartnerReply {
    const { name, secret, now } = this.#options;
    const ticket = readTicket(shown, secret, now());
    if (ticket === undefined) return noWayPage('en', name);
    const key = randomBytes(16).toString('hex');
    this.#open.set(key, ticket);
    return questionsPage({ ...ticket, title: name, key });
  }

  async #take(form: URLSearchParams): Promise<PartnerReply> {
    const { name, tell } = this.#options;
    const key = form.get('key') ?? '';
    const ticket = this.#open.get(key);
    if (ticket === undefined) return noWayPage('en', name);
    const contact = (form.get('contact') ?? '').trim();
    const isAnswered = contact !== '' && ['yes', 'no'].includes(form.get('insurance') ?? '');
    if (!isAnswered) return questionsPage({ ...ticket, title: name, key }, contact);
    await tell(ticket.task);
    this.#open.delete(key);
    return ledTo(ticket.returnTo);
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
