import type { AllergyIntolerance, Bundle, Condition, Encounter, MedicationRequest } from 'fhir/r4';
import { officeHeaders } from '../http/fhir-call.ts';
import type { Kind, Resource, ResourceOfKind, Stored } from '../scheduling-resource-types.ts';

/** Of a patient's health, beside the kinds that every server here has. */
type RecordResource = AllergyIntolerance | Condition | Encounter | MedicationRequest;

const headers = { ...officeHeaders, accept: 'application/fhir+json', 'content-type': 'application/fhir+json' };

const idIn = (text: string): string | undefined => {
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : undefined;
};

/** Creates a resource as the practice's own staff would; answers the id that the server made. */
export const createAsOffice = async (base: string, resource: Resource | RecordResource): Promise<string> => {
  const response = await fetch(`${base}/${resource.resourceType}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(resource),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${resource.resourceType} was not created (${response.status}): ${text}`);
  const id = idIn(text) ?? response.headers.get('location')?.split('/').at(-1);
  if (id === undefined) throw new Error(`${resource.resourceType} was created without an id.`);
  return id;
};

interface Rows<K extends Kind> {
  readonly rows: readonly Stored<K>[];
  readonly next?: string;
}

const rowsOf = async <K extends Kind>(address: string): Promise<Rows<K>> => {
  const response = await fetch(address, { headers });
  const bundle = (await response.json()) as Bundle<ResourceOfKind[K]>;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
  const rows = (bundle.entry ?? []).flatMap(({ resource }) => (resource as Stored<K> | undefined) ?? []);
  return { rows, ...(next !== undefined && { next }) };
};

const pageSize = 1_000;

/** Every resource of a kind. A server without `next` links is asked for the rows after those that it gave. */
export const readAllAsOffice = async <K extends Kind>(base: string, kind: K): Promise<readonly Stored<K>[]> => {
  const all = new Map<string, Stored<K>>();
  let address: string | undefined = `${base}/${kind}?_count=${pageSize}`;
  while (address !== undefined) {
    const { rows, next }: Rows<K> = await rowsOf(address);
    for (const row of rows) all.set(row.id, row);
    address = next ?? (rows.length === pageSize ? `${base}/${kind}?_count=${pageSize}&_offset=${all.size}` : undefined);
  }
  return [...all.values()];
};
