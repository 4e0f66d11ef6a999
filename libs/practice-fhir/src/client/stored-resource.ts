import type { HttpReply, Result, Version } from '@portico/practice-spi';
import { isList, isObject, text, type Json, type JsonObject } from '../json/index.ts';
import { malformed, ok } from './build-results.ts';
import type { Versioning } from './capabilities.ts';

/** A resource as a server keeps it. */
export interface Stored {
  readonly type: string;
  readonly id: string;
  /** The server's version, or `@` and the moment of the last change where it has none. */
  readonly version?: Version;
  readonly json: JsonObject;
}

/** Ids of FHIR; anything else is never put into an address. */
export const isFhirId = (id: string | undefined): id is string => id !== undefined && /^[A-Za-z0-9\-.]{1,64}$/.test(id);

interface StoredWhere {
  /** The server's base: references to what stands below it are kept as relative ones. */
  readonly base: string;
  readonly versions: Versioning;
  readonly reply?: HttpReply;
}

export const storedIn = (answered: JsonObject, { base, versions, reply }: StoredWhere): Result<Stored> => {
  const json = withOwnReferences(answered, `${base}/`) as JsonObject;
  const type = text(json, 'resourceType');
  const id = text(json, 'id');
  if (type === undefined || !isFhirId(id)) return malformed(`${type ?? 'resource'}.id`);
  const version = versionOf(json, versions, reply?.headers ?? {});
  return ok({ type, id, json, ...(version === undefined ? {} : { version }) });
};

/** An absolute reference that is left leads to another server, and so to nothing here. */
const withOwnReferences = (json: Json | undefined, below: string): Json | undefined => {
  if (isList(json)) return json.map((each) => withOwnReferences(each, below) ?? null);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [
      name,
      name === 'reference' && typeof part === 'string' && part.startsWith(below)
        ? part.slice(below.length)
        : withOwnReferences(part, below),
    ]),
  );
};

const versionOf = (json: Json, versions: Versioning, headers: HttpReply['headers']): Version | undefined => {
  const tag = /^(?:W\/)?"([\x21\x23-\x7e]{1,100})"$/.exec(headers['etag'] ?? '')?.[1] ?? text(json, 'meta.versionId');
  if (tag !== undefined && versions !== 'if-unmodified-since') return tag;
  const moment = text(json, 'meta.lastUpdated') ?? headers['last-modified'];
  const changed = moment === undefined ? Number.NaN : Date.parse(moment);
  return Number.isNaN(changed) ? tag : `@${new Date(changed).toISOString()}`;
};

/** The header by which a change is refused if the resource was changed meanwhile. */
export const conditionOf = (version: Version | undefined): Readonly<Record<string, string>> => {
  if (version === undefined) return {};
  return version.startsWith('@')
    ? { 'if-unmodified-since': new Date(version.slice(1)).toUTCString() }
    : { 'if-match': `W/"${version}"` };
};
