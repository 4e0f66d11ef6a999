import { text } from '@portico/practice-fhir/json';
import type { Resource } from '@portico/practice-fhir/record';

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

/** ISO text: servers write one zone, so that the later text is the later version. */
const updated = ({ json }: Resource): string => text(json, 'meta.lastUpdated') ?? '';
