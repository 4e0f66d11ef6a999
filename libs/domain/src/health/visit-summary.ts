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
import type { EntryRef } from './entries/entry-ref.ts';
import type { ChartSummary } from './ports/chart-source.ts';

/**
 * What a summary covers: one completed visit, or those that started on certain days, by the clocks of their offices.
 */
export type SummaryWanted =
  | { readonly kind: 'visit'; readonly appointment: AppointmentId }
  | ({ readonly kind: 'period' } & SummaryPeriod);

/** Both days inclusive. */
export interface SummaryPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A visit, as a summary describes it. */
export interface Encounter {
  readonly appointment: AppointmentId;
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly office: string;
  readonly reason?: string;
}

/** The contents of a summary: the visits, the chart at a glance, and the next visits. */
export interface VisitRecord {
  /** At least one; earliest first. */
  readonly visits: readonly Encounter[];
  readonly chart: ChartSummary;
  /** Booked and upcoming; earliest first. */
  readonly next: readonly Encounter[];
}

/** Identifies a job among those of all practices; unguessable. */
export type SummaryJobId = Brand<string, 'SummaryJobId'>;

export const summaryJobId = (practice: PracticeId, unique: string): SummaryJobId =>
  `${practice}:${unique}` as SummaryJobId;

/** The practice of a job. */
export const practiceOfJob = (id: SummaryJobId): PracticeId => id.slice(0, id.lastIndexOf(':')) as PracticeId;

/** A requested summary, generated outside the request. */
export interface SummaryJob {
  readonly id: SummaryJobId;
  readonly patient: PatientRef;
  readonly wanted: SummaryWanted;
  readonly language: Language;
  readonly madeAt: Instant;
  /** The account or the guest link that asked; nobody else is given it. */
  readonly by?: string;
  /** Entries of the record that are hidden from the one who asked; absent if that is the patient. */
  readonly hidden?: readonly EntryRef[];
}

/** The result of a job. */
export type SummaryOutcome =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  /** The practice stores the document at this address (`APT-148`). */
  | { readonly kind: 'kept'; readonly url: string }
  | { readonly kind: 'failed'; readonly problem: SummaryError };

/** `gone`: the visit no longer exists; `broken`: it could not be generated. */
export const summaryErrors = ['gone', 'broken'] as const;
export type SummaryError = (typeof summaryErrors)[number];

/** How often the client polls whether a job is done, and for how long (`APT-145`, `APT-147`, `APT-150`). */
export const summaryPolling = { every: SECOND, triesOnCard: 10, tries: 100, afterDownload: 1_500 } as const;

/** The values of the form that creates a summary (`APT-157`). */
export interface SummaryFields {
  readonly from: string;
  readonly to: string;
  readonly practice: string;
  readonly format: string;
}

export const summaryFormat = 'PDF';

/** Whether the form can be sent: the format is `PDF`, and the practice and both whole dates are there (`APT-161`). */
export const canCreateSummary = (fields: SummaryFields): boolean =>
  fields.format === summaryFormat &&
  fields.practice.trim() !== '' &&
  [fields.from, fields.to].every((day) => parseLocalDate(day).ok);

/** The most days that one summary covers; a longer time takes several requests. */
export const longestPeriod = 3_660;

export interface BadPeriod {
  readonly kind: 'bad-period';
}

/** Existing dates, the first not after the last, and not too many days. */
export const parsePeriod = (from: unknown, to: unknown): Result<SummaryPeriod, BadPeriod> => {
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  if (!first.ok || !last.ok || first.value > last.value) return failed({ kind: 'bad-period' });
  const fits = addDays(first.value, longestPeriod) >= last.value;
  return fits ? ok({ from: first.value, to: last.value }) : failed({ kind: 'bad-period' });
};

/** A summary that a practice stores as a C-CDA document (`APT-159`). */
export interface SummaryDocument {
  readonly id: AppointmentId;
  readonly name: string;
  readonly createdAt: Instant;
}

/** A document with its bytes, and the data parsed from them. */
export interface ReadSummary {
  readonly document: SummaryDocument;
  readonly xml: Uint8Array;
  readonly record: VisitRecord;
}

export interface UnsafeAddress {
  readonly kind: 'unsafe-address';
}

/**
 * An address to which a summary may be mailed: one of a domain that is known as protected, or below one, and any other
 * only if the person confirms that it is not protected (`APT-160`). A name alone does not tell whether its mail is
 * protected.
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
