import { parseClinicalDate } from '@portico/domain/kernel';
import { text } from '@portico/practice-fhir/json';
import type { Resource } from '@portico/practice-fhir/record';
import { startOf } from '../records/index.ts';

/** Of several versions of one resource the one last updated, or the first, as histories begin with the newest. */
export const versions = (
  resources: readonly Resource[],
): { readonly newest: readonly Resource[]; readonly older: readonly Resource[] } => {
  const best = new Map<string, Resource>();
  for (const resource of resources) {
    const key = `${resource.type} ${resource.id}`;
    const known = best.get(key);
    if (known === undefined || updated(resource) > updated(known)) best.set(key, resource);
  }
  const newest = new Set(best.values());
  return { newest: [...newest], older: resources.filter((resource) => !newest.has(resource)) };
};

/** Servers write several zones and precisions: moments are compared, not texts. */
const updated = (resource: Resource): number => lastUpdated(resource) ?? Number.NEGATIVE_INFINITY;

/** When the server last wrote a resource, in epoch milliseconds. */
export const lastUpdated = ({ json }: Resource): number | undefined => {
  const date = parseClinicalDate(text(json, 'meta.lastUpdated') ?? '');
  return date.ok ? startOf(date.value) : undefined;
};
