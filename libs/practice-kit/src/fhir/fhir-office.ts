type Json = Readonly<Record<string, unknown>>;
export type StoredResource = Json & { readonly id: string };

/** A FHIR server as the practice's own staff reaches it, past the adapter. */
export interface FhirOffice {
  create(type: string, fields: Json): Promise<string>;
  /** Undefined where the server has no such kind of resource. */
  all(type: string): Promise<readonly StoredResource[] | undefined>;
  remove(type: string, id: string): Promise<void>;
}

interface Bundle {
  readonly entry?: readonly { readonly resource?: StoredResource }[];
  readonly link?: readonly { readonly relation: string; readonly url: string }[];
}

const pageSize = 500;

/** Works over HTTP alone; headers are those that let the staff in. */
export const fhirOffice = (base: string, more: Readonly<Record<string, string>> = {}): FhirOffice => {
  const headers = { accept: 'application/fhir+json', 'content-type': 'application/fhir+json', ...more };
  const send = (method: string, url: string, body?: Json): Promise<Response> =>
    fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const ask = async (method: string, url: string, body?: Json): Promise<Response> => {
    const reply = await send(method, url, body);
    if (!reply.ok) throw new Error(`${method} ${new URL(url).pathname} was answered ${reply.status}`);
    return reply;
  };
  return {
    create: async (resourceType, fields) => {
      const reply = await ask('POST', `${base}/${resourceType}`, { resourceType, ...fields });
      const text = await reply.text();
      const { id } = (text === '' ? {} : JSON.parse(text)) as { readonly id?: string };
      const made = id ?? /([^/]+)(?:\/_history\/.*)?$/.exec(reply.headers.get('location') ?? '')?.[1];
      if (made === undefined) throw new Error(`${resourceType} was created without an id`);
      return made;
    },
    all: async (type) => {
      if ((await send('GET', `${base}/${type}?_count=1`)).status === 404) return undefined;
      const found = new Map<string, StoredResource>();
      let url: string | undefined = `${base}/${type}?_count=${pageSize}`;
      while (url !== undefined) {
        const { entry = [], link = [] }: Bundle = (await (await ask('GET', url)).json()) as Bundle;
        const before = found.size;
        for (const { resource } of entry) if (resource !== undefined) found.set(resource.id, resource);
        const isOver = entry.length < pageSize || found.size === before;
        const further = isOver ? undefined : `${base}/${type}?_count=${pageSize}&_offset=${found.size}`;
        url = link.find(({ relation }) => relation === 'next')?.url ?? further;
      }
      return [...found.values()];
    },
    remove: async (type, id) => void (await ask('DELETE', `${base}/${type}/${id}`)),
  };
};
