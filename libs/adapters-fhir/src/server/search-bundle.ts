import type { JsonObject } from '@portico/practice-fhir/json';
import type { FoundPage } from './resource-type.ts';

/** A page of a search, with what is said of the list as a whole. */
export const searchBundle = (
  base: string,
  { resources, notes = [] }: FoundPage,
  links: { readonly self: string; readonly next: string | undefined },
): JsonObject => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: [
    { relation: 'self', url: links.self },
    ...(links.next === undefined ? [] : [{ relation: 'next', url: links.next }]),
  ],
  entry:
    resources.length + notes.length === 0
      ? undefined
      : [
          ...resources.map((resource) => ({
            fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
            resource,
            search: { mode: 'match' },
          })),
          ...notes.map((resource) => ({ resource, search: { mode: 'outcome' } })),
        ],
});
