import type { Answer, Call, Key } from '@portico/practice-spi';
import { malformed, ok } from './client/build-results.ts';
import type { FhirClient } from './client/fhir-client.ts';
import type { Query } from './client/fhir-search.ts';
import type { Stored } from './client/stored-resource.ts';
import { all, type JsonObject } from './json/index.ts';
import { keyIdentifier, keyIn, keyToken } from './resource-references.ts';

/** Types whose `identifier` is one and no list. */
const withOneIdentifier = ['QuestionnaireResponse'];

type Creatable = JsonObject & { readonly resourceType: string };

export interface Created {
  readonly stored: Stored;
  /** It was there before: an earlier try came through. */
  readonly existed: boolean;
  /** Others under the same key, of another try at the same moment. */
  readonly rivals: readonly Stored[];
}

/** All resources that were written under a key; `within` is what is searched where the server cannot search for keys. */
export const findByKey = async (
  client: FhirClient,
  type: string,
  key: Key,
  within: Query,
  call: Call,
): Answer<readonly Stored[]> => {
  const capabilities = await client.capabilities();
  if (!capabilities.ok) return capabilities;
  const canSearch = capabilities.value.knows(type, 'identifier');
  const found = await client.searchAll(type, canSearch ? { identifier: keyToken(key) } : within, call, {
    inBody: type === 'Patient',
  });
  return found.ok ? ok(found.value.matches.filter(({ json }) => keyIn(json) === key)) : found;
};

/** Creates once for each key: by the server's own condition where it has one, else by looking before and after. */
export const createOnce = async (
  client: FhirClient,
  resource: Creatable,
  key: Key,
  within: Query,
  call: Call,
): Answer<Created> => {
  const capabilities = await client.capabilities();
  if (!capabilities.ok) return capabilities;
  const type = resource.resourceType;
  const identifiers = [...all(resource, 'identifier'), keyIdentifier(key)];
  const keyed = { ...resource, identifier: withOneIdentifier.includes(type) ? keyIdentifier(key) : identifiers };
  if (capabilities.value.conditionalCreate(type)) {
    const condition = `identifier=${encodeURIComponent(keyToken(key))}`;
    const created = await client.create(keyed, condition, call);
    if (!created.ok) return created;
    const { stored, isNew } = created.value;
    // A server may take something else for what meets the condition: that is never ours to answer or to change.
    if (!isNew && keyIn(stored.json) !== key) return malformed(`${type}.identifier`);
    return ok({ stored, existed: !isNew, rivals: [] });
  }
  const before = await findByKey(client, type, key, within, call);
  if (!before.ok) return before;
  const [earlier] = before.value;
  if (earlier !== undefined) return ok({ stored: earlier, existed: true, rivals: [] });
  const created = await client.create(keyed, undefined, call);
  if (!created.ok) return created;
  const { stored } = created.value;
  const after = await findByKey(client, type, key, within, call);
  const rivals = after.ok ? after.value.filter(({ id }) => id !== stored.id) : [];
  return ok({ stored, existed: false, rivals });
};
