import type { Answer, Call, Host, HttpReply, Result } from '@portico/practice-spi';
import { text, writeJson, type JsonObject } from '../json/index.ts';
import { bytesOf, mediaTypeOf } from '../record/base64-content.ts';
import { conflict, gone, malformed, notOffered, ok, unknownOutcome } from './build-results.ts';
import type { Capabilities } from './capabilities.ts';
import { FhirSearch, pagesOfAll, type Found, type Query, type SearchOptions, type SearchParts } from './fhir-search.ts';
import type { Send } from './http-exchange.ts';
import { patchBetween } from './json-patch.ts';
import { resourceIn } from './parse-replies.ts';
import { readPage } from './search-bundle.ts';
import type { Interaction } from './scopes.ts';
import { leftOutOf } from '../count-unreadable-rows.ts';
import { conditionOf, isFhirId, storedIn, type Stored } from './stored-resource.ts';

export interface CreatedResource {
  readonly stored: Stored;
  /** Otherwise it met the condition already, and may be anything that the server takes for it. */
  readonly isNew: boolean;
}

export interface ClientParts extends SearchParts {
  /** Found out before the first request, and again after a failure. */
  readonly capabilities: () => Promise<Result<Capabilities>>;
}

/** Reads and writes the resources of one FHIR R4 server. */
export class FhirClient {
  readonly host: Host;
  readonly capabilities: ClientParts['capabilities'];
  readonly #base: string;
  readonly #send: Send;
  readonly #searches: FhirSearch;

  constructor(parts: ClientParts) {
    this.host = parts.host;
    this.capabilities = parts.capabilities;
    this.#base = parts.base;
    this.#send = parts.send;
    this.#searches = new FhirSearch(parts);
  }

  async read(type: string, id: string, call: Call): Answer<Stored> {
    const able = await this.#able(type, 'read');
    if (!able.ok) return able;
    if (!isFhirId(id)) return gone;
    const reply = await this.#send({ method: 'GET', url: this.#at(type, id), kind: 'read' }, call);
    return reply.ok ? storedReply(reply.value, { type, base: this.#base }, able.value) : reply;
  }

  /** The bytes behind an attachment, on the same server only: a Binary, or what else stands at its address. */
  async content(link: string, call: Call): Answer<{ readonly mediaType: string; readonly bytes: Uint8Array }> {
    const able = await this.capabilities();
    if (!able.ok) return able;
    const url = URL.canParse(link, `${this.#base}/`) ? new URL(link, `${this.#base}/`) : undefined;
    if (url?.origin !== new URL(this.#base).origin) return notOffered;
    const headers = { accept: 'application/fhir+json, */*;q=0.5' };
    const reply = await this.#send({ method: 'GET', url: url.href, headers, kind: 'read' }, call);
    if (!reply.ok) return reply;
    const mediaType = mediaTypeOf(reply.value.headers['content-type']);
    if (mediaType !== 'application/fhir+json') return ok({ mediaType, bytes: reply.value.bytes });
    const binary = resourceIn(reply.value, 'Binary');
    if (!binary.ok) return binary;
    const bytes = bytesOf(text(binary.value, 'data') ?? '');
    return bytes === undefined
      ? malformed('Binary.data')
      : ok({ mediaType: mediaTypeOf(text(binary.value, 'contentType')), bytes });
  }

  /**
   * Follows the pages of a search. The caller filters again: a server may have left out a parameter. On a server that takes
   * no search in a body it is asked by its address.
   */
  async search(type: string, query: Query, call: Call, options: SearchOptions = {}): Answer<Found> {
    const able = await (options.operation === undefined ? this.#able(type, 'search') : this.capabilities());
    return able.ok ? this.#searches.run(type, query, { ...options, capabilities: able.value, call }) : able;
  }

  /**
   * A search of which a part would mislead: it is followed to its end, and a longer one than can be is a failure, as is one
   * of which the server says that it leaves out some, unless `partial` takes it.
   */
  async searchAll(type: string, query: Query, call: Call, options: SearchOptions = {}): Answer<Found> {
    const found = await this.search(type, query, call, { pages: pagesOfAll, ...options });
    if (found.ok && found.value.next !== undefined) return malformed('Bundle.link.next');
    return found.ok && found.value.isPartial && options.partial !== true ? malformed(leftOutOf(type)) : found;
  }

  /** Creates; with a condition, a server answers what was created under it before. */
  async create(
    json: JsonObject & { readonly resourceType: string },
    condition: string | undefined,
    call: Call,
  ): Answer<CreatedResource> {
    const type = json.resourceType;
    const able = await this.#able(type, 'create');
    if (!able.ok) return able;
    const headers = {
      prefer: 'return=representation',
      ...(condition === undefined ? {} : { 'if-none-exist': condition }),
    };
    const url = this.#at(type);
    const reply = await this.#send({ method: 'POST', url, headers, body: writeJson(json), kind: 'write' }, call);
    if (!reply.ok) return reply;
    const location = new RegExp(`${type}/([A-Za-z0-9.-]{1,64})(?:/_history/|$)`).exec(
      reply.value.headers['location'] ?? '',
    );
    const stored = await this.#written(type, location?.[1], reply.value, able.value, call);
    return stored.ok
      ? ok({ stored: stored.value, isNew: condition === undefined || reply.value.status === 201 })
      : stored;
  }

  /**
   * Replaces a resource that was read before; a change by others meanwhile is a conflict. A server without versions is
   * read before and after, so that the caller sees what became of the change.
   */
  async change(before: Stored, after: JsonObject, call: Call): Answer<Stored> {
    const { type, id, version } = before;
    const capabilities = await this.capabilities();
    if (!capabilities.ok) return capabilities;
    if (!capabilities.value.canChange(type)) return notOffered;
    const isSure = capabilities.value.versions(type) === 'if-match' && version !== undefined;
    if (!isSure) {
      const now = await this.read(type, id, call);
      if (!now.ok) return now;
      if (now.value.version !== version) return conflict;
    }
    const isWhole = capabilities.value.can(type, 'update');
    const condition = { prefer: 'return=representation', ...conditionOf(version) };
    const reply = await this.#send(
      {
        method: isWhole ? 'PUT' : 'PATCH',
        url: this.#at(type, id),
        headers: isWhole ? condition : { ...condition, 'content-type': 'application/json-patch+json' },
        body: writeJson(isWhole ? after : patchBetween(before.json, after)),
        kind: 'write',
      },
      call,
    );
    if (!reply.ok) return reply;
    return this.#written(type, id, isSure ? reply.value : undefined, capabilities.value, call);
  }

  /** Calls an operation that writes: the one resource of its answer, or an unknown outcome where there is none. */
  async operate(type: string, name: string, parameters: JsonObject, call: Call): Answer<Stored> {
    const able = await this.capabilities();
    if (!able.ok) return able;
    const url = this.#at(type, `$${name}`);
    const reply = await this.#send({ method: 'POST', url, body: writeJson(parameters), kind: 'write' }, call);
    if (!reply.ok) return reply;
    const bundle = resourceIn(reply.value, 'Bundle');
    const page = bundle.ok ? readPage(bundle.value, { type, asked: [], base: this.#base }, able.value) : bundle;
    const [one, ...more] = page.ok ? page.value.matches : [];
    return one === undefined || more.length > 0 ? unknownOutcome : ok(one);
  }

  /** What a write made, from the answer or else read anew; if neither can be understood, the outcome is unknown. */
  async #written(
    type: string,
    id: string | undefined,
    reply: HttpReply | undefined,
    capabilities: Capabilities,
    call: Call,
  ): Answer<Stored> {
    const stored = reply && storedReply(reply, { type, base: this.#base }, capabilities);
    if (stored?.ok) return stored;
    const isHtml = /\bhtml\b/.test(reply?.headers['content-type'] ?? '');
    const read = id === undefined || isHtml ? unknownOutcome : await this.read(type, id, call);
    return read.ok ? read : unknownOutcome;
  }

  async #able(type: string, interaction: Interaction): Answer<Capabilities> {
    const capabilities = await this.capabilities();
    return capabilities.ok && !capabilities.value.can(type, interaction) ? notOffered : capabilities;
  }

  #at = (...parts: readonly string[]): string => [this.#base, ...parts].join('/');
}

const storedReply = (
  reply: HttpReply,
  { type, base }: { readonly type: string; readonly base: string },
  capabilities: Capabilities,
): Result<Stored> => {
  const json = resourceIn(reply, type);
  return json.ok ? storedIn(json.value, { base, versions: capabilities.versions(type), reply }) : json;
};
