import type { Stored } from '../client/stored-resource.ts';
import { referenceTo, type Target } from '../resource-references.ts';
import { nameOf, type Origin, type Resource } from './find-resources.ts';

/** The resources of one server, whose ids are `Type/id` and, for a part, what it is behind a `#`. */
export const serverOrigin = (base: string): Origin => ({
  source: '',
  namespace: base,
  prefix: '',
  idOf: (name) => name,
  partOf: (whole, part) => `${whole}#${part}`,
});

export const serverResource = ({ type, id, json }: Pick<Stored, 'type' | 'id' | 'json'>, origin: Origin): Resource => {
  const place = referenceTo({ type, id });
  return { type, json, origin, place, id: place, names: [nameOf(place, '', origin.namespace)], base: '' };
};

/** A resource that is only referred to: enough to tell whose a record is. */
export const namedResource = (target: Target, origin: Origin): Resource =>
  serverResource({ ...target, json: {} }, origin);
