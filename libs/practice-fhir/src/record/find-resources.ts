import { all, first, isObject, text, type Json, type JsonObject } from '../json/index.ts';
import { asOf } from '../values/index.ts';

/** Where a resource was read: `Observation/123`, `entry[4] Patient/7`; unique in its input. */
export type Place = string;

/** The input a resource came in. */
export interface Origin {
  /** `ReadInput.name`. */
  readonly source: string;
  readonly namespace: string;
  /** Tells places of several inputs apart; empty where one is read alone. */
  readonly prefix: string;
  /** When it is read, in milliseconds: what is in force is so then. */
  readonly now: number;
  /** The id of what has this name: an address, a URN, or a type and an id within the namespace. */
  idOf(name: string): string;
  /** The id of a part of a record: a member of a care team, a second attachment. */
  partOf(whole: string, part: string): string;
}

/** One resource where it was found. */
export interface Resource {
  readonly type: string;
  /** As it holds when it is read. */
  readonly json: JsonObject;
  readonly origin: Origin;
  readonly place: Place;
  readonly id: string;
  /** The names by which other resources may call it. */
  readonly names: readonly string[];
  /** What relative references are relative to; empty outside a server's Bundle. */
  readonly base: string;
  /** The resource whose `contained` list holds this one. */
  readonly owner?: Resource;
}

/** Something that stands where a resource belongs and is none. */
export interface NoResource {
  readonly origin: Origin;
  readonly place: Place;
  /** A resource should be here; an entry that asks or deletes needs none. */
  readonly expected: boolean;
}

export interface Found {
  readonly resources: readonly Resource[];
  readonly strays: readonly NoResource[];
}

/** The resources in a parsed value: itself, or the entries of a Bundle of any type, Bundles in Bundles included. */
export const resourcesIn = (json: Json | undefined, origin: Origin, at = '', fullUrl?: string): Found => {
  const type = text(json, 'resourceType');
  if (!isObject(json) || type === undefined) {
    return {
      resources: [],
      strays: [{ origin, place: at, expected: true }],
    };
  }
  const local = text(json, 'id');
  const label = local === undefined ? type : `${type}/${local}`;
  const place = at === '' ? label : `${at} ${label}`;
  if (type !== 'Bundle') return { resources: [resourceOf(json, type, place, origin, fullUrl)], strays: [] };
  const found = all(json, 'entry').map((entry, index) =>
    entryIn(entry, origin, `${at === '' ? '' : `${at} `}entry[${index + 1}]`),
  );
  return { resources: found.flatMap(({ resources }) => resources), strays: found.flatMap(({ strays }) => strays) };
};

const entryIn = (entry: Json, origin: Origin, at: string): Found => {
  const resource = isObject(entry) ? entry['resource'] : undefined;
  if (resource !== undefined) return resourcesIn(resource, origin, at, text(entry, 'fullUrl'));
  // Batches hold questions and deletions, histories the deletions, answers only a status: none of them is a record.
  const wordless = first(entry, 'request') ?? first(entry, 'response');
  return { resources: [], strays: [{ origin, place: at, expected: wordless === undefined }] };
};

const resourceOf = (json: JsonObject, type: string, place: Place, origin: Origin, fullUrl?: string): Resource => {
  const { namespace, prefix } = origin;
  const local = text(json, 'id');
  const url = fullUrl === undefined ? undefined : nameOf(fullUrl, '', namespace);
  const own = local === undefined ? undefined : nameOf(`${type}/${local}`, '', namespace);
  const base = fullUrl === undefined ? '' : baseOf(fullUrl);
  const names = [url, own].filter((name) => name !== undefined);
  // A resource without any name is known by what it says: the same text is the same row.
  const id = origin.idOf(names[0] ?? JSON.stringify(json));
  return { type, json: asOf(json, origin.now), origin, place: `${prefix}${place}`, id, names, base };
};

/** The resources that `owner` carries inside itself; they have no life of their own. */
export const containedIn = (owner: Resource): readonly Resource[] =>
  all(owner.json, 'contained').flatMap((json) => {
    const type = text(json, 'resourceType');
    const local = text(json, 'id');
    if (!isObject(json) || type === undefined || local === undefined) return [];
    const id = owner.origin.idOf(`${owner.id}#${local}`);
    const { origin, place, base } = owner;
    return [{ type, json, origin, place, id, names: [`#${local}`], base, owner }];
  });

const restful = /^(https?:\/\/[^?#]+?)\/([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})$/;

const baseOf = (fullUrl: string): string => restful.exec(fullUrl)?.[1] ?? '';

/**
 * One name for the many ways to refer to the same resource: versions cut off, `urn:uuid:` and a UUID behind a type
 * made equal, relative references completed, and what belongs to the namespace's own server made relative again.
 */
export const nameOf = (reference: string, base: string, namespace: string): string => {
  const unversioned = reference.trim().replace(/\/_history\/[^/]*$/, '');
  const complete = base !== '' && /^[A-Z][A-Za-z]+\/[^/]+$/.test(unversioned) ? `${base}/${unversioned}` : unversioned;
  const last =
    complete
      .replace(/^urn:uuid:/i, '')
      .split('/')
      .at(-1) ?? '';
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(last)) return `urn:uuid:${last.toLowerCase()}`;
  const server = `${namespace.replace(/\/$/, '')}/`;
  return /^https?:/.test(server) && complete.startsWith(server) ? complete.slice(server.length) : complete;
};
