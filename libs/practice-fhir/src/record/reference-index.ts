import { all, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { containedIn, nameOf, type Place, type Resource } from './find-resources.ts';

/** Where a reference leads: always to an id, and to the resource itself when it is in the same input. */
export interface Target {
  readonly id: string;
  readonly type?: string;
  readonly display?: string;
  readonly resource?: Resource;
}

/** The resources that are read together, found by any of their names. */
export class ReferenceIndex {
  readonly #byName = new Map<string, Resource>();
  readonly #patientsByIdentifier = new Map<string, Resource>();
  readonly #resources: readonly Resource[];
  readonly #referring = new Map<string, ReadonlyMap<Place, readonly Resource[]>>();

  constructor(resources: readonly Resource[]) {
    this.#resources = resources;
    for (const resource of resources) {
      for (const name of resource.names) if (!this.#byName.has(name)) this.#byName.set(name, resource);
      if (resource.type !== 'Patient') continue;
      for (const identifier of all(resource.json, 'identifier')) {
        for (const key of identifierKeys(identifier)) this.#patientsByIdentifier.set(key, resource);
      }
    }
  }

  /** Follows a Reference element of `from`; `undefined` where it is missing or names nothing. */
  follow(from: Resource, reference: Json | undefined): Target | undefined {
    const literal = text(reference, 'reference');
    const shown = knownFields({ display: text(reference, 'display') });
    if (literal === undefined) return this.#byIdentifier(reference, shown);
    if (literal.startsWith('#')) {
      const holder = from.owner ?? from;
      const resource = literal === '#' ? holder : containedIn(holder).find(({ names }) => names.includes(literal));
      return resource && { id: resource.id, type: resource.type, resource, ...shown };
    }
    const name = nameOf(literal, from.base, from.origin.namespace);
    const resource = this.#byName.get(name) ?? this.#byName.get(nameOf(literal, '', from.origin.namespace));
    const type =
      resource?.type ??
      /(?:^|\/)([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/.*)?$/.exec(literal)?.[1] ??
      text(reference, 'type');
    return {
      id: resource?.id ?? from.origin.idOf(name),
      ...knownFields({ type, resource }),
      ...shown,
    };
  }

  /** The resources of a type that lead to this one by an element of theirs. */
  referring(to: Resource, type: string, element: string): readonly Resource[] {
    const key = `${type}.${element}`;
    const known = this.#referring.get(key) ?? this.#allReferring(type, element);
    this.#referring.set(key, known);
    return known.get(to.place) ?? [];
  }

  #allReferring(type: string, element: string): ReadonlyMap<Place, readonly Resource[]> {
    const found = new Map<Place, readonly Resource[]>();
    for (const resource of this.#resources.filter((each) => each.type === type)) {
      for (const reference of all(resource.json, element)) {
        const place = this.follow(resource, reference)?.resource?.place;
        if (place !== undefined) found.set(place, [...(found.get(place) ?? []), resource]);
      }
    }
    return found;
  }

  #byIdentifier(reference: Json | undefined, shown: Pick<Target, 'display'>): Target | undefined {
    const keys = identifierKeys(all(reference, 'identifier')[0]);
    const resource = keys.map((key) => this.#patientsByIdentifier.get(key))[0];
    return resource && { id: resource.id, type: resource.type, resource, ...shown };
  }
}

/** What an identifier with a value is found by. */
const identifierKeys = (identifier: Json | undefined): readonly string[] =>
  texts(identifier, 'value')
    .slice(0, 1)
    .map((value) => JSON.stringify([text(identifier, 'system'), value]));

/** The places of the resources that a record was made of, each once; contained ones stand with their owner. */
export const placesOf = (...resources: readonly (Resource | undefined)[]): readonly Place[] => [
  ...new Set(resources.flatMap((resource) => (resource === undefined ? [] : [resource.place]))),
];
