export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Sent {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one FHIR base; a patch is named as one. */
export const clientOf =
  (base: string) =>
  async (method: string, path: string, { body, headers }: Sent = {}): Promise<Received> => {
    const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/fhir+json';
    const response = await fetch(path.startsWith('http') ? path : `${base}/${path}`, {
      method,
      headers: { 'content-type': type, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

export const statusTo = (status: string): readonly object[] => [{ op: 'replace', path: '/status', value: status }];

/** A resource, or a part of one, as JSON that a test reads. */
export const jsonIn = <T extends object>({ text }: Received): T => JSON.parse(text) as T;
