import type { Stored } from '../client/stored-resource.ts';
import { referenceTo, type Target } from '../resource-references.ts';
import { asOf } from '../values/index.ts';
import { nameOf, type Origin, type Resource } from './find-resources.ts';

/** The resources of one server, whose ids are `Type/id` and, for a part, what it is behind a `#`. */
export const serverOrigin = (base: string, now: number): Origin => ({
  source: '',
  namespace: base,
  prefix: '',
  now,
  idOf: (name) => name,
  partOf: (whole, part) => `${whole}#${part}`,
});

export const serverResource = ({ type, id, json }: Pick<Stored, 'type' | 'id' | 'json'>, origin: Origin): Resource => {
  const place = referenceTo({ type, id });
  const names = [nameOf(place, '', origin.namespace)];
  return { type, json: asOf(json, origin.now), origin, place, id: place, names, base: '' };
};

/** A resource that is only referred to: enough to tell whose a record is. */
export const namedResource = (target: Target, origin: Origin): Resource =>
  serverResource({ ...target, json: {} }, origin);
