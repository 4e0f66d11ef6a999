import type { Answer, Host, HttpReply, HttpRequest } from '@portico/practice-spi';

export interface TestHost extends Host {
  /** `GET Slot?schedule=…`, in the order in which they were sent. */
  readonly sent: HttpRequest[];
  readonly told: { readonly event: string; readonly facts: Readonly<Record<string, string | number>> }[];
  /** Moves the clock. */
  pass(milliseconds: number): void;
}

interface HostParts {
  readonly now?: number;
  readonly timeZone?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly http: (request: HttpRequest) => Answer<HttpReply>;
}

export const testHost = ({
  now = Date.parse('2026-11-24T09:00:00-05:00'),
  timeZone,
  files,
  http,
}: HostParts): TestHost => {
  let clock = now;
  const sent: HttpRequest[] = [];
  const told: TestHost['told'] = [];
  return {
    sent,
    told,
    now: () => clock,
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    timeZone: timeZone ?? 'America/New_York',
    http: (request) => {
      sent.push(request);
      return http(request);
    },
    secret: (file) => Promise.resolve(files?.[file]),
    log: (event, facts) => told.push({ event, facts }),
  };
};

const largestAnswer = 20 * 1024 * 1024;

const boundedBytes = async ({ body }: Response): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > largestAnswer) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, size);
};

/** HTTP as the gateway does it: no redirects, 20 MB at most, and a write that may have arrived is `unknown`. */
export const overHttp = async ({ url, method, headers, body, signal }: HttpRequest): Answer<HttpReply> => {
  try {
    const reply = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const bytes = await boundedBytes(reply);
    if (bytes === undefined) return { ok: false, error: { kind: 'malformed', what: 'size' } };
    return { ok: true, value: { status: reply.status, headers: Object.fromEntries(reply.headers), bytes } };
  } catch (error) {
    const code = (error as { readonly cause?: { readonly code?: string } }).cause?.code;
    const mayHaveArrived = method !== 'GET' && code !== 'ECONNREFUSED';
    return { ok: false, error: { kind: mayHaveArrived ? 'unknown' : 'away' } };
  }
};
