import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  answerDrugs,
  answerNpi,
  answerPayers,
  answerToken,
  answerZip,
  type Asked,
  type Reply,
} from './answer-registry-requests.ts';
import type { RegistryRecords } from './sample-registry-records.ts';

/** How the doubles behave; `well` is as documented, the others are what a real service has done on a bad day. */
export const sandboxConducts = [
  'well',
  'html',
  'wrong-types',
  'null',
  'huge',
  'not-utf8',
  'server-error',
  'too-many',
  'broken-off',
  'elsewhere',
  'silent',
] as const;
export type SandboxConduct = (typeof sandboxConducts)[number];

const none: RegistryRecords = { npi: [], zipCodes: {}, drugs: [], payers: [] };

/** Doubles of the public registries, on loopback: NPI, USPS, RxTerms and a FHIR directory of payers. */
export class RegistrySandbox {
  conduct: SandboxConduct = 'well';
  records: RegistryRecords;
  /** The token that is good now. */
  token = 'token-1';
  /** Every request that came, as a registry's own log would have it. */
  readonly seen: { readonly asked: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  readonly #server: Server;

  private constructor(records: Partial<RegistryRecords>) {
    this.records = { ...none, ...records };
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(records: Partial<RegistryRecords> = {}): Promise<RegistrySandbox> {
    const sandbox = new RegistrySandbox(records);
    await new Promise<void>((resolve) => {
      sandbox.#server.listen(0, '127.0.0.1', resolve);
    });
    return sandbox;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Addresses as an installation would set them. */
  get addresses() {
    const { origin } = this;
    return { npi: `${origin}/api/`, usps: origin, drugs: `${origin}/api/rxterms/v3/search`, payers: `${origin}/fhir` };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url = '' } = request;
    const body = await text(request);
    this.seen.push({ asked: `${method} ${url}`, headers, body });
    const { authorization } = headers;
    const { status, body: answer } = this.#reply({ method, url: new URL(url, this.origin), body, authorization });
    const json = { 'content-type': 'application/json; charset=utf-8' };
    switch (this.conduct) {
      case 'well':
        response.writeHead(status, json).end(JSON.stringify(answer));
        return;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>');
        return;
      case 'wrong-types':
        response.writeHead(200, json).end('{"result_count":"1","results":{"0":7},"city":1,"entry":"none"}');
        return;
      case 'null':
        response.writeHead(200, json).end('null');
        return;
      case 'huge':
        response.writeHead(200, json).end(`[${JSON.stringify('x'.repeat(4_000_000))}]`);
        return;
      case 'not-utf8':
        response.writeHead(200, json).end(Buffer.from('{"results":[],"of":"ÿ"}', 'latin1'));
        return;
      case 'server-error':
        response.writeHead(500, json).end(JSON.stringify(answer));
        return;
      case 'too-many':
        response.writeHead(429, { ...json, 'retry-after': '3600' }).end('{"error":{"code":"429"}}');
        return;
      case 'broken-off':
        response.writeHead(200, { ...json, 'content-length': '9999' }).write('{"result_count":');
        response.destroy();
        return;
      case 'elsewhere':
        response.writeHead(302, { location: `${this.origin}${url}` }).end();
        return;
      case 'silent':
    }
  }

  #reply(asked: Asked): Reply {
    const { pathname } = asked.url;
    if (pathname === '/api/') return answerNpi(asked, this.records);
    if (pathname === '/oauth2/v3/token') return answerToken(asked, this.token);
    if (pathname === '/addresses/v3/city-state') return answerZip(asked, this.records, this.token);
    if (pathname === '/api/rxterms/v3/search') return answerDrugs(asked, this.records);
    if (/^\/fhir\/(Organization|InsurancePlan)$/.test(pathname)) return answerPayers(asked, this.records);
    return { status: 404, body: { resourceType: 'OperationOutcome' } };
  }
}
