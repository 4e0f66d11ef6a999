import { all, text, type Json, type JsonObject } from './json/index.ts';
import { isFhirId } from './client/stored-resource.ts';

/** One resource of the same server. */
export interface Target {
  readonly type: string;
  readonly id: string;
}

export const referenceTo = ({ type, id }: Target): string => `${type}/${id}`;

/** What a Reference leads to; undefined for one that names nothing on this server, such as an address of another one. */
export const targetOf = (reference: Json | undefined): Target | undefined => {
  const written = text(reference, 'reference')?.replace(/\/_history\/[^/]*$/, '');
  const [, type, id] = /^([A-Z][A-Za-z]+)\/([^/]+)$/.exec(written ?? '') ?? [];
  return type !== undefined && isFhirId(id) ? { type, id } : undefined;
};

export const targetsAt = (json: Json, path: string): readonly Target[] =>
  all(json, path).flatMap((reference) => targetOf(reference) ?? []);

export const isTarget = (target: Target | undefined, type: string, id: string): boolean =>
  target?.type === type && target.id === id;

/** The naming system of the keys under which the portal writes. */
export const keySystem = 'urn:portico:key';

/** The key under which a resource was written. */
export const keyIn = (json: Json): string | undefined =>
  text(
    all(json, 'identifier').find((identifier) => text(identifier, 'system') === keySystem),
    'value',
  );

/** An identifier as a search parameter. */
export const keyToken = (key: string): string => `${keySystem}|${key}`;

export const keyIdentifier = (key: string): JsonObject => ({ system: keySystem, value: key });
