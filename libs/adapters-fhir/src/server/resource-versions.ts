import { createHash } from 'node:crypto';
import type { Result } from '@portico/domain/kernel';
import { isObject, writeJson, type JsonObject } from '@portico/practice-fhir/json';
import type { Resource } from '../resources/shared-elements.ts';
import type { ResourceType } from './resource-type.ts';

/** The name of what a resource says: equal for equal content from any instance, and another one once anything differs. */
const versionOf = (resource: JsonObject): string =>
  createHash('sha256').update(writeJson(resource), 'utf8').digest('hex').slice(0, 32);

const versioned = (resource: Resource): Resource => {
  const { meta } = resource;
  return { ...resource, meta: { ...(isObject(meta) ? meta : {}), versionId: versionOf(resource) } };
};

const mapped = <T, E>(result: Result<T, E>, change: (value: T) => T): Result<T, E> =>
  result.ok ? { ...result, value: change(result.value) } : result;

/** The same type, each resource of which names its version. */
export const withVersions = ({ search, read, ...type }: ResourceType): ResourceType => ({
  ...type,
  ...(search === undefined
    ? {}
    : {
        search: async (asked, page) =>
          mapped(await search(asked, page), (found) => ({ ...found, resources: found.resources.map(versioned) })),
      }),
  read: async (asked, id) => mapped(await read(asked, id), versioned),
});

/** Weak, since the same version can be written in several ways. */
export const entityTag = (resource: JsonObject): string | undefined => {
  const { meta } = resource;
  const version = isObject(meta) ? meta['versionId'] : undefined;
  return typeof version === 'string' ? `W/"${version}"` : undefined;
};

/** Whether `If-None-Match` names the version, weak or strong, or any. */
export const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const strong = tag.replace('W/', '');
  return ifNoneMatch.split(',').some((each) => ['*', strong].includes(each.trim().replace(/^W\//, '')));
};
