import type { Answer } from './results-and-problems.ts';
import type { Changes } from './changes.ts';
import type { CoverageFacet } from './coverage.ts';
import type { Forms } from './forms.ts';
import type { HealthRecordFacet } from './health-record.ts';
import type { Mail } from './mail.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';
import type { Booking, Times } from './times.ts';
import type { Visits } from './visits.ts';

/**
 * A practice's system as Portico uses it: what an integrator writes. A facet that a system does not have is absent, and
 * the portal's screens leave out what it would show.
 */
export interface PracticeConnection {
  readonly people: People;
  readonly visits?: Visits;
  readonly times?: Times;
  readonly booking?: Booking;
  readonly record?: HealthRecordFacet;
  readonly mail?: Mail;
  readonly money?: Money;
  readonly forms?: Forms;
  readonly coverage?: CoverageFacet;
  readonly changes?: Changes;
  close?(): Promise<void>;
}

export const facetNames = [
  'people',
  'visits',
  'times',
  'booking',
  'record',
  'mail',
  'money',
  'forms',
  'coverage',
  'changes',
] as const satisfies readonly (keyof PracticeConnection)[];
export type FacetName = (typeof facetNames)[number];

/** The version of this interface; the gateway refuses an adapter that was written for another one. */
export const spiVersion = 1;

/** What an adapter's package exports as `adapter`. */
export interface PracticeAdapter {
  readonly spi: typeof spiVersion;
  /** A name for logs: `fhir`. */
  readonly name: string;
  /** Reads the `connection` entry of a practice's configuration, and connects. */
  connect(settings: unknown, host: Host): Promise<Connected>;
}

/**
 * A connection, or every mistake that its settings hold, each with its place and without repeating a value:
 * `auth.keyFile: cannot be read`. A system that is away now is a connection all the same.
 */
export type Connected =
  | { readonly ok: true; readonly connection: PracticeConnection }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** What the gateway gives an adapter. */
export interface Host {
  /** Milliseconds since 1970. */
  now(): number;
  /** The practice's IANA time zone. */
  readonly timeZone: string;
  /**
   * One call of HTTP within the practice's budget, deadline and circuit; never follows a redirect. Other than a GET, what
   * may have arrived is `unknown`, and `away` only what surely did not, such as a call that the circuit kept back.
   */
  http(request: HttpRequest): Answer<HttpReply>;
  /** The text of a file beside the configuration, such as a key, with its last line break if it has one; undefined if it cannot be read. */
  secret(file: string): Promise<string | undefined>;
  /** One line for operators: a code and counts, and never what belongs to a person. */
  log(event: string, facts: Readonly<Record<string, string | number>>): void;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most 20 MB; more is `malformed`. */
  readonly bytes: Uint8Array;
}
