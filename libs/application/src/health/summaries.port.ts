import type { SummaryDocument, SummaryFields, SummaryJobId } from '@portico/domain/health';
import type { AppointmentId, LocalDate, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { PracticeBehavior } from '@portico/domain/practices';
import type { ServiceResult, FileContent, Failure } from '../kernel/index.ts';

/** Summaries of completed visits (`APT-142` to `APT-161`). */
export interface Summaries {
  /** Requests the summary of one visit; it is generated outside the request. */
  request(patient: PatientRef, appointment: AppointmentId): ServiceResult<SummaryJobId, SummaryRefusal>;
  /** The result; undefined until it is done. */
  poll(job: SummaryJobId): ServiceResult<SummaryReply | undefined>;
  /** The data of the form, for every practice in which the person may request summaries. */
  screen(): ServiceResult<CreateSummaryScreen>;
  /** `how` the practice delivers summaries; bad input if it does not do so. */
  create(fields: SummaryFields, how: SummaryPractice['summaries']): ServiceResult<CreatedSummary, SummaryRefusal>;
  /** The documents of these visits in one practice, in this order; those that are not the person's are left out. */
  listed(practice: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]>;
  /** One document: as a readable page, or in its original form. */
  open(visit: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent>;
  /** Makes the practice mail one document. */
  mail(visit: SummaryOfVisit, to: string, unsecured: boolean): ServiceResult<void, SummaryRefusal>;
}

export interface SummaryOfVisit {
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
}

export type SummaryReply =
  | { readonly kind: 'file'; readonly file: FileContent }
  /** The summary has the status `C`, and its document is stored at this address. */
  | { readonly kind: 'kept'; readonly url: string }
  /** A message of the gateway, for the person. */
  | { readonly kind: 'failed'; readonly message: string };

export type CreatedSummary =
  | { readonly kind: 'job'; readonly job: SummaryJobId }
  /** Existing documents, by their visits. */
  | { readonly kind: 'ccda'; readonly visits: readonly AppointmentId[] };

export interface CreateSummaryScreen {
  readonly practices: readonly SummaryPractice[];
}

export interface SummaryPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly patient: PatientRef['patient'];
  readonly summaries: NonNullable<PracticeBehavior['visitSummary']>;
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

export type SummaryRefusal =
  /** There is no completed visit to summarize. */
  | { readonly kind: 'no-visits' }
  | { readonly kind: 'bad-period' }
  /** Neither a protected address nor one whose risk the person accepted. */
  | { readonly kind: 'unsafe-address' };

/** Why the summary of a visit was not opened. */
export type SummaryProblem =
  | SummaryRefusal
  | Failure
  /** It is still being made (`APT-145`). */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'blocked' };

/** Why a listed summary was not opened or sent; `blocked` by the browser. */
export type ListProblem = SummaryRefusal | Failure | { readonly kind: 'blocked' };

/** Why no summary was made. */
export type CreateProblem =
  | SummaryRefusal
  | Failure
  /** It is still being made (`APT-147`). */
  | { readonly kind: 'not-ready' }
  /** The browser blocked the window for a document. */
  | { readonly kind: 'blocked' };
