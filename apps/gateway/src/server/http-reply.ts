import type { ServerResponse } from 'node:http';

/** An answer before it is written: headers as a flat list of names and values, which is what node writes fastest. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string | Buffer | undefined;
}

/** What a request was about, for the log and the metrics: names of ours, nothing a person typed. */
export interface Noted {
  readonly route: string;
  readonly operation?: string | undefined;
  readonly code?: string | undefined;
}

/** Headers of what is answered while the database is away: a second later it may be back. */
export const retryAfter: readonly string[] = ['retry-after', '1'];

export const plainReply = (status: number, text: string, ...headers: string[]): Reply => ({
  status,
  headers: ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...headers],
  body: `${text}\n`,
});

export const jsonReply = (status: number, body: string, ...headers: string[]): Reply => ({
  status,
  headers: ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', ...headers],
  body,
});

/** Headers of every answer, but for those that this one brings itself. */
const unlessSaid = (common: readonly string[], headers: readonly string[]): readonly string[] => {
  const said = new Set(headers.filter((_, at) => at % 2 === 0));
  if (!common.some((name, at) => at % 2 === 0 && said.has(name))) return common;
  return common.filter((_, at) => !said.has(common[at - (at % 2)] ?? ''));
};

/** Writes a reply once; a second one, such as an answer that comes after its time limit, is dropped. */
export const send = (response: ServerResponse, { status, headers, body }: Reply, common: readonly string[]): void => {
  if (response.headersSent || response.destroyed) return;
  // Encoded once: node would count a text's bytes, join it to the headers and encode both.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const all = [...unlessSaid(common, headers), ...headers];
  if (status !== 304) all.push('content-length', String(bytes?.length ?? 0));
  response.writeHead(status, all);
  // node leaves the body away itself when the method is HEAD.
  response.end(bytes);
};
