type Json = Readonly<Record<string, unknown>>;

/** The resource that a reference of another leads to; an empty one where it leads nowhere. */
export type Resolve = (reference: Json, from: Json) => Json;

const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** By the address of an entry (`urn:uuid:…`, or a URL), by type and id, or within the one that refers. */
export const resolverOf = (entries: readonly Json[]): Resolve => {
  const found = new Map<string, Json>();
  for (const entry of entries) {
    const resource = object(entry['resource']);
    const names = [text(entry['fullUrl']), `${text(resource['resourceType'])}/${text(resource['id'])}`];
    for (const name of names) if (name !== '' && !found.has(name)) found.set(name, resource);
  }
  return (reference, from) => {
    const literal = text(reference['reference']).replace(/\/_history\/[^/]*$/, '');
    if (literal.startsWith('#')) {
      const contained = Array.isArray(from['contained']) ? from['contained'].map(object) : [];
      return contained.find(({ id }) => id === literal.slice(1)) ?? {};
    }
    return found.get(literal) ?? {};
  };
};
