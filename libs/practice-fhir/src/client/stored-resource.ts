import type { HttpReply, Result, Version } from '@portico/practice-spi';
import { text, type Json, type JsonObject } from '../json/index.ts';
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

export const storedIn = (json: JsonObject, versions: Versioning, reply?: HttpReply): Result<Stored> => {
  const type = text(json, 'resourceType');
  const id = text(json, 'id');
  if (type === undefined || !isFhirId(id)) return malformed(`${type ?? 'resource'}.id`);
  const version = versionOf(json, versions, reply?.headers ?? {});
  return ok({ type, id, json, ...(version === undefined ? {} : { version }) });
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
