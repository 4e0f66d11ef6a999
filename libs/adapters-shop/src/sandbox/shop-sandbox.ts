import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PracticeId } from '@portico/domain/kernel';
import type { ShopSettings } from '../http/settings.ts';
import { answerApi, type SandboxCall, type SandboxReply } from './answer-shop-api.ts';
import { ShopPages } from './shop-pages.ts';
import { SingleSignOn } from './accept-sign-on.ts';
import { Orders, type OpenStore, type SandboxOrder, type SandboxProduct } from './shop-orders-and-stock.ts';

export interface SandboxOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Origin of the portal that the shop's pages lead to. */
  readonly portal?: () => string;
}

export interface SandboxStore {
  readonly shopId: string;
  readonly practice: PracticeId;
  readonly name: string;
  readonly products: readonly SandboxProduct[];
}

/** A request of more bytes is cut off. */
const largestBody = 65_536;

/** A double of the shops of practices on loopback: what the portal asks of them, and their own pages. */
export class ShopSandbox {
  /** While true every connection is closed unanswered. */
  isAway = false;
  /** So many answers to the portal are lost after what was asked is done. */
  answersToLose = 0;
  readonly #server: Server;
  readonly #orders = new Orders();
  readonly #system = new SingleSignOn();
  readonly #stores: OpenStore[] = [];
  readonly #pages: ShopPages;

  private constructor({ now, portal = () => 'http://localhost:3000' }: SandboxOptions) {
    this.#pages = new ShopPages({
      stores: () => this.#stores,
      orders: this.#orders,
      system: this.#system,
      now,
      portal,
      address: () => this.address,
    });
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(options: SandboxOptions): Promise<ShopSandbox> {
    const sandbox = new ShopSandbox(options);
    await new Promise<void>((resolve, reject) => {
      sandbox.#server.once('error', reject);
      sandbox.#server.listen(0, '127.0.0.1', resolve);
    });
    return sandbox;
  }

  /** Without a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Opens a shop under keys made for it; answers how a practice is set to use it. */
  openStore({ shopId, practice, name, products }: SandboxStore): ShopSettings {
    const settings: ShopSettings = {
      shopId,
      name,
      widgetHost: this.address,
      api: `${this.address}/api`,
      key: `portal-${randomBytes(8).toString('hex')}`,
      secret: randomBytes(32).toString('hex'),
      channel: '1',
      sso: 'on',
    };
    this.#stores.push({ settings, practice, products });
    return settings;
  }

  /** What was ordered, as the shop's books have it. */
  get orders(): readonly SandboxOrder[] {
    return this.#orders.all;
  }

  /** Changes an order at the shop's side. */
  change(id: string, changes: Partial<SandboxOrder>): void {
    const order = this.#orders.all.find((one) => one.id === id);
    if (order !== undefined) this.#orders.put({ ...order, ...changes });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (body === undefined || this.isAway) return void response.destroy();
    const reply = this.#reply(callOf(request, body));
    if (this.answersToLose > 0) {
      this.answersToLose -= 1;
      return void response.destroy();
    }
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  }

  #reply(call: SandboxCall): SandboxReply {
    const [door, , name, ...path] = call.path;
    if (door !== 'api') return this.#pages.answer(call) ?? { status: 404, body: '' };
    const store = this.#stores.find(({ settings }) => settings.shopId === name);
    return answerApi({ ...call, path }, store, this.#orders);
  }
}

const callOf = (request: IncomingMessage, body: string): SandboxCall => {
  const url = new URL(request.url ?? '/', 'http://double');
  return {
    method: request.method ?? 'GET',
    path: url.pathname.split('/').filter((segment) => segment !== ''),
    query: url.searchParams,
    language: request.headers['accept-language']?.startsWith('es') === true ? 'es' : 'en',
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    body,
  };
};

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
