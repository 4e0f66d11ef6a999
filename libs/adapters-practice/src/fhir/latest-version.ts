import { parseClinicalDate } from '@portico/domain/kernel';
import { text } from '@portico/practice-fhir/json';
import type { Resource } from '@portico/practice-fhir/record';
import { startOf } from '../records/index.ts';

/**
 * Of several versions of one resource the one last updated. Of one moment it is the first within a file, as histories
 * begin with the newest, and between files the greater text, so that the order of files does not matter.
 */
export const versions = (
  resources: readonly Resource[],
): { readonly newest: readonly Resource[]; readonly older: readonly Resource[] } => {
  const best = new Map<string, Resource>();
  for (const resource of resources) {
    const key = `${resource.type} ${resource.id}`;
    const known = best.get(key);
    if (known === undefined || isNewer(resource, known)) best.set(key, resource);
  }
  const newest = new Set(best.values());
  return { newest: [...newest], older: resources.filter((resource) => !newest.has(resource)) };
};

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
  const date = parseClinicalDate(text(json, 'meta.lastUpdated') ?? '');
  return date.ok ? startOf(date.value) : undefined;
};
