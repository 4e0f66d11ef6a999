import type { Answer, Call, Host } from '@portico/practice-spi';
import { hasProblem, malformed, notOffered, ok } from './build-results.ts';
import { writeJson, type JsonObject } from '../json/index.ts';
import type { Capabilities } from './capabilities.ts';
import type { Exchange, Send } from './http-exchange.ts';
import { resourceIn } from './parse-replies.ts';
import { pageAddress, readPage, type Page } from './search-bundle.ts';
import type { Stored } from './stored-resource.ts';

export type Query = Readonly<Record<string, string | readonly string[]>>;

export interface SearchOptions {
  /** Keeps what is asked for out of addresses, and so out of logs. */
  readonly inBody?: boolean;
  /** An operation that answers as a search does, with what it is asked. */
  readonly operation?: { readonly name: string; readonly parameters: JsonObject };
  /** Where an earlier search ended. */
  readonly cursor?: string | undefined;
  /** Takes a list of which the server says that it leaves out some; `isPartial` tells so. */
  readonly partial?: true;
  /** The most pages that are asked for; what stands behind them is told as `next`. */
  readonly pages?: number;
}

export interface Found {
  readonly matches: readonly Stored[];
  readonly included: readonly Stored[];
  /** Whether the server says that it leaves out some of what there is. */
  readonly isPartial: boolean;
  readonly next?: string;
}

export interface SearchParts {
  readonly base: string;
  readonly pageSize: number;
  readonly send: Send;
  readonly host: Host;
}

interface SearchRun extends SearchOptions {
  readonly capabilities: Capabilities;
  readonly call: Call;
}

const strict = { prefer: 'handling=strict' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const usualPages = 20;
/** Pages of a search that is followed to its end; servers may send ten rows on each. */
export const pagesOfAll = 1_000;
/** What one search may bring together in memory. */
const rowsAtMost = 10_000;
const megabytesAtMost = 50;

/** Searches one server, page by page, and tells once of each parameter that it ignored. */
export class FhirSearch {
  readonly #base: string;
  readonly #pageSize: number;
  readonly #send: Send;
  readonly #host: Host;
  readonly #toldOf = new Set<string>();
  /** Types whose search was refused in a body. */
  readonly #withoutBody = new Set<string>();

  constructor({ base, pageSize, send, host }: SearchParts) {
    this.#base = base;
    this.#pageSize = pageSize;
    this.#send = send;
    this.#host = host;
  }

  /** On a server that takes no search in a body, by its address after all. */
  async run(type: string, query: Query, run: SearchRun): Answer<Found> {
    const inBody = run.operation === undefined && run.inBody === true && !this.#withoutBody.has(type);
    const found = await this.#once(type, query, { ...run, inBody });
    if (!inBody || !hasProblem(found, 'not-offered')) return found;
    this.#withoutBody.add(type);
    return this.#once(type, query, { ...run, inBody: false });
  }

  async #once(type: string, query: Query, run: SearchRun): Answer<Found> {
    const { capabilities, call, cursor, pages, inBody } = run;
    const known = Object.fromEntries(Object.entries(query).filter(([name]) => capabilities.canNarrow(type, name)));
    const asked = Object.keys(known);
    const found = { matches: new Map<string, Stored>(), included: new Map<string, Stored>() };
    const visited = new Set<string>();
    const first = run.operation === undefined ? this.#first(type, known, inBody) : this.#operation(type, run.operation);
    let exchange: Exchange | undefined = cursor === undefined ? first : this.#pageAt(cursor);
    let isFirst = cursor === undefined;
    let [bytes, isPartial] = [0, false];
    for (let left = pages ?? usualPages; ; left -= 1) {
      if (exchange === undefined || visited.has(exchange.url)) return malformed('Bundle.link.next');
      if (left === 0) return ok({ ...listed(found), isPartial, next: exchange.url });
      if (exchange.method === 'GET') visited.add(exchange.url);
      const page = await this.#page(exchange, { type, asked, base: this.#base, isFirst }, capabilities, call);
      if (!page.ok) return page;
      bytes += page.value.bytes;
      isPartial ||= page.value.isPartial;
      if (bytes > megabytesAtMost * 1_000_000) return malformed(`Bundles of more than ${megabytesAtMost} MB`);
      for (const stored of page.value.matches) found.matches.set(stored.id, stored);
      for (const stored of page.value.included) found.included.set(`${stored.type}/${stored.id}`, stored);
      if (found.matches.size + found.included.size > rowsAtMost)
        return malformed(`Bundles of more than ${rowsAtMost} rows`);
      if (page.value.next === undefined) return ok({ ...listed(found), isPartial });
      isFirst = false;
      exchange = this.#pageAt(page.value.next);
    }
  }

  async #page(
    exchange: Exchange,
    of: { readonly type: string; readonly asked: readonly string[]; readonly base: string; readonly isFirst: boolean },
    capabilities: Capabilities,
    call: Call,
  ): Answer<Page & { readonly bytes: number }> {
    const reply = await this.#send(exchange, call);
    if (!reply.ok) return hasProblem(reply, 'gone') && of.isFirst ? notOffered : reply;
    const bundle = resourceIn(reply.value, 'Bundle');
    const page = bundle.ok ? readPage(bundle.value, of, capabilities) : bundle;
    if (page.ok) this.#tellIgnored(of.type, page.value.ignored);
    return page.ok ? ok({ ...page.value, bytes: reply.value.bytes.length }) : page;
  }

  #tellIgnored(type: string, parameters: readonly string[]): void {
    for (const parameter of parameters) {
      const what = `${type}?${parameter}`;
      if (this.#toldOf.has(what)) continue;
      this.#toldOf.add(what);
      this.#host.log('fhir-parameter-ignored', { what });
    }
  }

  #first(type: string, query: Query, inBody: boolean | undefined): Exchange {
    const parameters = new URLSearchParams({ _count: String(this.#pageSize) });
    for (const [name, values] of Object.entries(query))
      for (const value of [values].flat()) parameters.append(name, value);
    return inBody === true
      ? {
          method: 'POST',
          url: `${this.#base}/${type}/_search`,
          headers: { ...strict, ...form },
          body: parameters.toString(),
          kind: 'read',
        }
      : { method: 'GET', url: `${this.#base}/${type}?${parameters}`, headers: strict, kind: 'read' };
  }

  #operation(type: string, { name, parameters }: NonNullable<SearchOptions['operation']>): Exchange {
    const url = `${this.#base}/${type}/$${name}`;
    return { method: 'POST', url, headers: strict, body: writeJson(parameters), kind: 'read' };
  }

  #pageAt(link: string): Exchange | undefined {
    const url = pageAddress(link, this.#base);
    return url === undefined ? undefined : { method: 'GET', url, headers: strict, kind: 'read' };
  }
}

const listed = (found: {
  readonly matches: ReadonlyMap<string, Stored>;
  readonly included: ReadonlyMap<string, Stored>;
}) => ({
  matches: [...found.matches.values()],
  included: [...found.included.values()],
});
