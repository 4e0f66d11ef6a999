/** Every attribute that a span may have: names of ours, numbers, and hosts that are configured. No value of a person. */
export const attributeNames = [
  'code.function.name',
  'db.operation.name',
  'db.system.name',
  'error.type',
  'graphql.operation.name',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'portico.outcome',
  'portico.request_id',
  'server.address',
] as const;

export type Attributes = Readonly<Partial<Record<(typeof attributeNames)[number], string | number | undefined>>>;

export type SpanKind = 'client' | 'internal' | 'server';

/** What is told of a span. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** A span that is under way. */
export interface OpenSpan {
  rename(name: string): void;
  tell(attributes: Attributes): void;
  /** What travels on so that the spans of the one who is asked belong to this one: `traceparent` and `tracestate`. */
  headers(): Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where spans go. */
export interface Tracing {
  /** Runs `work` in a span that belongs to the one that `headers` name, if they do. */
  request<T>(start: SpanStart, headers: Headers, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Runs `work` in a span within the one that is under way; outside a request there is none, and `work` runs alone. */
  within<T>(start: SpanStart, work: (span: OpenSpan | undefined) => T): T;
  /** Sends what is left. */
  close(): Promise<void>;
}
