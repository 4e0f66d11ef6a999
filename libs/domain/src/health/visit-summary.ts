import { parseEmail, type Email } from '../access/index.ts';
import {
  addDays,
  failed,
  ok,
  parseLocalDate,
  SECOND,
  type AppointmentId,
  type Brand,
  type Instant,
  type Language,
  type LocalDate,
  type PatientRef,
  type PracticeId,
  type Result,
  type TimeZone,
} from '../kernel/index.ts';
import type { ChartSummary } from './ports/chart-source.ts';

/** Of what a summary is made: one completed visit, or those that began on certain days, on the clocks of their offices. */
export type SummaryWanted =
  | { readonly kind: 'visit'; readonly appointment: AppointmentId }
  | ({ readonly kind: 'period' } & SummaryPeriod);

/** Both days belong to it. */
export interface SummaryPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A visit, as a summary tells of it. */
export interface Encounter {
  readonly appointment: AppointmentId;
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly office: string;
  readonly reason?: string;
}

/** What a summary says: the visits, the chart at a glance, and when the patient comes next. */
export interface VisitRecord {
  /** At least one; earliest first. */
  readonly visits: readonly Encounter[];
  readonly chart: ChartSummary;
  /** Booked and to come; earliest first. */
  readonly next: readonly Encounter[];
}

/** Names a job among those of all practices; nobody can guess one. */
export type SummaryJobId = Brand<string, 'SummaryJobId'>;

export const summaryJobId = (practice: PracticeId, unique: string): SummaryJobId =>
  `${practice}:${unique}` as SummaryJobId;

/** The practice whose job it is. */
export const practiceOfJob = (id: SummaryJobId): PracticeId => id.slice(0, id.lastIndexOf(':')) as PracticeId;

/** A summary that is asked for, and made beside the requests. */
export interface SummaryJob {
  readonly id: SummaryJobId;
  readonly patient: PatientRef;
  readonly wanted: SummaryWanted;
  readonly language: Language;
  readonly madeAt: Instant;
}

/** How a job ended. */
export type SummaryOutcome =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  /** The practice keeps the document at this address (`APT-148`). */
  | { readonly kind: 'kept'; readonly url: string }
  | { readonly kind: 'failed'; readonly problem: SummaryError };

/** `gone`: there is no such visit any more; `broken`: it could not be made. */
export const summaryErrors = ['gone', 'broken'] as const;
export type SummaryError = (typeof summaryErrors)[number];

/** How often it is asked whether a job is done, and for how long (`APT-145`, `APT-147`, `APT-150`). */
export const summaryPolling = { every: SECOND, triesOnCard: 10, tries: 100, afterDownload: 1_500 } as const;

/** The form by which a summary is created, as it is filled in (`APT-157`). */
export interface SummaryFields {
  readonly from: string;
  readonly to: string;
  readonly practice: string;
  readonly format: string;
}

export const summaryFormat = 'PDF';

/** Whether the form can be sent: the format is `PDF`, and four fields are completed (`APT-161`). */
export const canCreateSummary = (fields: SummaryFields): boolean =>
  fields.format === summaryFormat && Object.values(fields).filter((text: string) => text.trim() !== '').length >= 4;

/** A summary covers no more days than this; whoever needs more asks twice. */
export const longestPeriod = 3_660;

export interface BadPeriod {
  readonly kind: 'bad-period';
}

/** Days that exist, the first not after the last, and not too many. */
export const parsePeriod = (from: unknown, to: unknown): Result<SummaryPeriod, BadPeriod> => {
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  if (!first.ok || !last.ok || first.value > last.value) return failed({ kind: 'bad-period' });
  const fits = addDays(first.value, longestPeriod) >= last.value;
  return fits ? ok({ from: first.value, to: last.value }) : failed({ kind: 'bad-period' });
};

/** One summary that a practice keeps as a C-CDA document (`APT-159`). */
export interface SummaryDocument {
  readonly id: AppointmentId;
  readonly name: string;
  readonly createdAt: Instant;
}

/** A document with its bytes, and what was read from them. */
export interface ReadSummary {
  readonly document: SummaryDocument;
  readonly xml: Uint8Array;
  readonly record: VisitRecord;
}

export interface UnsafeAddress {
  readonly kind: 'unsafe-address';
}

/**
 * Where a summary may be mailed: to an address of a domain that is known as protected, or below one, and to any other only
 * when the person says that they know that it is not (`APT-160`). No name tells by itself that its mail is protected.
 */
export const parseSummaryAddress = (
  raw: string,
  unsecured: boolean,
  directDomains: readonly string[],
): Result<Email, UnsafeAddress> => {
  const email = parseEmail(raw);
  if (!email.ok) return failed({ kind: 'unsafe-address' });
  return unsecured || isDirect(email.value, directDomains) ? email : failed({ kind: 'unsafe-address' });
};

const isDirect = (email: Email, domains: readonly string[]): boolean => {
  const host = email.slice(email.lastIndexOf('@') + 1);
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
};
