import type { Answer, Call, Host, HttpReply, HttpRequest, Problem, Result } from '@portico/practice-spi';

const base = 'https://practice.example';
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
export type Body = Readonly<Record<string, unknown>>;

export const failed = (error: Problem): { readonly ok: false; readonly error: Problem } => ({ ok: false, error });
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

const problemOf = ({ status, headers }: HttpReply, isWrite: boolean, now: number): Problem | undefined => {
  if (status < 300) return undefined;
  const seconds = Number(headers['retry-after']);
  const until = Number.isNaN(seconds) ? {} : { until: new Date(now + seconds * 1000).toISOString() };
  if (status === 429 || (status === 503 && 'until' in until)) return { kind: 'busy', ...until };
  if (status >= 500) return { kind: isWrite ? 'unknown' : 'away' };
  const kinds: Readonly<Record<number, 'gone' | 'conflict'>> = { 404: 'gone', 409: 'conflict', 412: 'conflict' };
  const kind = kinds[status];
  return kind === undefined ? { kind: 'refused', why: String(status) } : { kind };
};

/** Where a small connection is wrong inside, which no wrapper around it could make it. */
export interface AdapterFaults {
  readonly followsAnyOrigin?: boolean;
  readonly keepsRepeatedRows?: boolean;
  readonly trustsIds?: boolean;
  readonly checksThenWrites?: boolean;
}

export interface MemoryClient {
  ask<T>(method: HttpRequest['method'], path: string, call: Call, body?: Body): Answer<T>;
  /** `gone` if it is not this patient's. */
  one(kind: string, patient: string, id: string, call: Call): Answer<Row>;
  list(path: string, call: Call): Answer<{ items: readonly Row[]; next?: string }>;
  underKey(kind: string, patient: string, key: string, call: Call): Answer<Row>;
}

/** Asks `MemoryPractice` over the host's HTTP. */
export const memoryClient = (host: Host, faults: AdapterFaults): MemoryClient => {
  const ask: MemoryClient['ask'] = async <T>(
    method: HttpRequest['method'],
    path: string,
    { signal }: Call,
    body?: Body,
  ): Answer<T> => {
    const url = path.startsWith('http') ? path : `${base}/${path}`;
    // An id of dots would lead up the path.
    if (/\/\.{1,2}$/.test(url) && faults.trustsIds !== true) return failed({ kind: 'gone' });
    if (!url.startsWith(`${base}/`) && faults.followsAnyOrigin !== true)
      return failed({ kind: 'malformed', what: 'next' });
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await host.http({ method, url, headers: {}, signal, ...sent });
    if (!reply.ok) return reply;
    const problem = problemOf(reply.value, method !== 'GET', host.now());
    if (problem !== undefined) return failed(problem);
    const isJson = /json/.test(reply.value.headers['content-type'] ?? '');
    if (!isJson) return failed(method === 'GET' ? { kind: 'malformed', what: 'content-type' } : { kind: 'unknown' });
    return ok(JSON.parse(new TextDecoder().decode(reply.value.bytes)) as T);
  };
  const one = async (kind: string, patient: string, id: string, call: Call): Answer<Row> => {
    const row = await ask<Row>('GET', `${kind}/${encodeURIComponent(id)}`, call);
    return row.ok && row.value['patient'] !== patient ? failed({ kind: 'gone' }) : row;
  };
  const list: MemoryClient['list'] = (path, call) => ask('GET', path, call);
  const underKey = async (kind: string, patient: string, key: string, call: Call): Answer<Row> => {
    const rows = await list(`${kind}?${new URLSearchParams({ patient, key })}`, call);
    const row = rows.ok ? rows.value.items[0] : undefined;
    return row === undefined ? (rows.ok ? failed({ kind: 'gone' }) : rows) : ok(row);
  };
  return { ask, one, list, underKey };
};

export const mapped = async <T>(answer: Answer<Row>, map: (row: Row) => Result<T>): Answer<T> => {
  const result = await answer;
  return result.ok ? map(result.value) : result;
};
