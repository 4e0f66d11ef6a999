import { sourceIdOf, type Place, type SourceId } from '../records/index.ts';
import { all, isObject, text, type Json, type JsonObject } from './json.ts';

/** One resource where it was found. */
export interface Resource {
  readonly type: string;
  readonly json: JsonObject;
  readonly place: Place;
  readonly id: SourceId;
  /** The names by which other resources may call it. */
  readonly names: readonly string[];
  /** What relative references are relative to; empty outside a server's Bundle. */
  readonly base: string;
  readonly namespace: string;
  /** The resource whose `contained` list holds this one. */
  readonly owner?: Resource;
}

/** Something that stands where a resource belongs and is none. */
export interface NoResource {
  readonly place: Place;
  readonly detail: string;
  readonly deletion: boolean;
}

export interface Found {
  readonly resources: readonly Resource[];
  readonly strays: readonly NoResource[];
}

/** The resources in a parsed value: itself, or the entries of a Bundle of any type, Bundles in Bundles included. */
export const resourcesIn = (json: Json | undefined, namespace: string, at: Place = '', fullUrl?: string): Found => {
  const type = text(json, 'resourceType');
  if (!isObject(json) || type === undefined) {
    return { resources: [], strays: [{ place: at, detail: 'an object without resourceType', deletion: false }] };
  }
  const local = text(json, 'id');
  const label = local === undefined ? type : `${type}/${local}`;
  const place = at === '' ? label : `${at} ${label}`;
  if (type !== 'Bundle') return { resources: [resourceOf(json, type, place, namespace, fullUrl)], strays: [] };
  const found = all(json, 'entry').map((entry, index) =>
    entryIn(entry, namespace, `${at === '' ? '' : `${at} `}entry[${index + 1}]`),
  );
  return { resources: found.flatMap(({ resources }) => resources), strays: found.flatMap(({ strays }) => strays) };
};

const entryIn = (entry: Json, namespace: string, at: Place): Found => {
  const resource = isObject(entry) ? entry['resource'] : undefined;
  if (resource !== undefined) return resourcesIn(resource, namespace, at, text(entry, 'fullUrl'));
  const deletion = text(entry, 'request.method') === 'DELETE';
  const detail = deletion ? 'an entry that deletes' : 'an entry without a resource';
  return { resources: [], strays: [{ place: at, detail, deletion }] };
};

const resourceOf = (json: JsonObject, type: string, place: Place, namespace: string, fullUrl?: string): Resource => {
  const local = text(json, 'id');
  const url = fullUrl === undefined ? undefined : nameOf(fullUrl, '', namespace);
  const own = local === undefined ? undefined : nameOf(`${type}/${local}`, '', namespace);
  const base = fullUrl === undefined ? '' : baseOf(fullUrl);
  const names = [url, own].filter((name) => name !== undefined);
  // A resource without any name is known by what it says: the same text is the same row.
  const id = idOfName(names[0] ?? JSON.stringify(json), namespace);
  return { type, json, place, id, names, base, namespace };
};

/** The resources that `owner` carries inside itself; they have no life of their own. */
export const containedIn = (owner: Resource): readonly Resource[] =>
  all(owner.json, 'contained').flatMap((json) => {
    const type = text(json, 'resourceType');
    const local = text(json, 'id');
    if (!isObject(json) || type === undefined || local === undefined) return [];
    const id = idOfName(`${owner.id}#${local}`, owner.namespace);
    const { place, base, namespace } = owner;
    return [{ type, json, place, id, names: [`#${local}`], base, namespace, owner }];
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

/** URLs and URNs mean the same everywhere; only bare names need the namespace. */
export const idOfName = (name: string, namespace: string): SourceId =>
  sourceIdOf(/^(https?|urn):/.test(name) ? '' : namespace, name);
