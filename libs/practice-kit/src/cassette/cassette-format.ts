import type { HttpReply, HttpRequest } from '@portico/practice-spi';
import type { KnownPatient } from '../conformance-stage.ts';

/** What a system answered, with everything of people replaced by what was made up. */
export interface Cassette {
  readonly cassette: 1;
  readonly timeZone: string;
  /** The moment at which it was recorded, moved like all others. */
  readonly now: number;
  readonly patients: readonly KnownPatient[];
  readonly exchanges: readonly RecordedExchange[];
}

export interface RecordedExchange {
  readonly method: HttpRequest['method'];
  /** Path and query, without the origin. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if it was no JSON. Addresses of the system begin with `{origin}`. */
  readonly body?: unknown;
}

/** A call as it was sent, before anything is replaced. */
export interface RawExchange {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** Stands in a cassette for the origin of the system. */
export const originMark = '{origin}';

/** The same path for the same question: parameters in one order. */
export const pathKey = (path: string): string => {
  const [before = '', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return query === '' ? before : `${before}?${parameters}`;
};
