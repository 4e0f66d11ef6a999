import type { Resource } from '@portico/practice-fhir/record';
import { startOf } from '../records/index.ts';
import { dateAt } from './reading-context.ts';

/**
 * Of several versions of one resource the one last updated. Of one moment it is the first within a file, as histories
 * begin with the newest, and between files the greater text, so that the order of files does not matter. Patients of
 * several files are each read: an older version may have an identifier that the newer has not, or be of another person.
 */
export const versions = (
  resources: readonly Resource[],
): { readonly newest: readonly Resource[]; readonly older: readonly Older[] } => {
  const keyOf = ({ type, id, origin }: Resource): string =>
    `${type} ${id}${type === 'Patient' ? ` ${origin.source}` : ''}`;
  const best = new Map<string, Resource>();
  for (const resource of resources) {
    const known = best.get(keyOf(resource));
    if (known === undefined || isNewer(resource, known)) best.set(keyOf(resource), resource);
  }
  const older = resources.flatMap((resource) => {
    const kept = best.get(keyOf(resource)) ?? resource;
    return kept === resource ? [] : [{ resource, kept }];
  });
  return { newest: [...best.values()], older };
};

/** A version with the one that stands in its place. */
interface Older {
  readonly resource: Resource;
  readonly kept: Resource;
}

const isNewer = (resource: Resource, known: Resource): boolean => {
  if (updated(resource) !== updated(known)) return updated(resource) > updated(known);
  return resource.origin.source !== known.origin.source && JSON.stringify(resource.json) > JSON.stringify(known.json);
};

/** Two contents of one resource and one moment, in two files. */
export const contradicts = (resource: Resource, known: Resource): boolean =>
  updated(resource) === updated(known) &&
  resource.origin.source !== known.origin.source &&
  JSON.stringify(resource.json) !== JSON.stringify(known.json);

/** Servers write several zones and precisions: moments are compared, not texts. */
const updated = (resource: Resource): number => lastUpdated(resource) ?? Number.NEGATIVE_INFINITY;

/** When the server last wrote a resource, in epoch milliseconds. */
export const lastUpdated = ({ json }: Resource): number | undefined => {
  const date = dateAt(json, 'meta.lastUpdated');
  return date && startOf(date);
};
