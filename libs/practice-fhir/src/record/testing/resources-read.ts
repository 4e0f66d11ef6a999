import { parseJson, type Json } from '../../json/index.ts';
import { resourcesIn, type Origin, type Resource } from '../find-resources.ts';
import { ReferenceIndex } from '../reference-index.ts';

/** An origin that calls everything by its name; it is read on May 15, 2024. */
export const originIn = (namespace = '', prefix = ''): Origin => ({
  ...{ source: 'a.json', namespace, prefix, now: Date.UTC(2024, 4, 15, 12) },
  idOf: (name) => `id of ${name}`,
  partOf: (whole, part) => `${part} of ${whole}`,
});

/** Numbers with the digits that they are written with. */
export const jsonOf = (value: unknown): Json => {
  const parsed = parseJson(JSON.stringify(value));
  if (!parsed.ok) throw new Error('This is no JSON.');
  return parsed.value;
};

/** Resources of one input, and what they refer to; the first is read. */
export const resourcesRead = (
  ...jsons: readonly [object, ...object[]]
): {
  readonly resource: Resource;
  readonly resources: readonly Resource[];
  readonly referenceIndex: ReferenceIndex;
} => {
  const entry = jsons.map((resource) => ({ resource }));
  const { resources } = resourcesIn(jsonOf({ resourceType: 'Bundle', entry }), originIn());
  const [resource] = resources;
  if (resource === undefined) throw new Error('There is no such resource.');
  return { resource, resources, referenceIndex: new ReferenceIndex(resources) };
};
