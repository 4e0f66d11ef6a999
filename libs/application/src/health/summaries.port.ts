import type { SummaryDocument, SummaryFields, SummaryJobId } from '@portico/domain/health';
import type { AppointmentId, LocalDate, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { PracticeBehavior } from '@portico/domain/practices';
import type { ServiceResult, FileContent } from '../kernel/index.ts';

/** Summaries of completed visits (`APT-142` to `APT-161`). */
export interface Summaries {
  /** Asks for the summary of one visit; it is made beside the requests. */
  request(patient: PatientRef, appointment: AppointmentId): ServiceResult<SummaryJobId, SummaryRefusal>;
  /** What became of it; undefined until it is done. */
  poll(job: SummaryJobId): ServiceResult<SummaryReply | undefined>;
  /** What the form is filled in with, for every practice in which the person may ask. */
  screen(): ServiceResult<CreateSummaryScreen>;
  /** `how` summaries come there: it is refused as bad input where they do not. */
  create(fields: SummaryFields, how: SummaryPractice['summaries']): ServiceResult<CreatedSummary, SummaryRefusal>;
  /** The documents of these visits in one practice, in this order; what is not the person's is left out. */
  listed(practice: PracticeId, visits: readonly AppointmentId[]): ServiceResult<readonly SummaryDocument[]>;
  /** One document: as a page to look at, or as it is kept. */
  open(visit: SummaryOfVisit, as: 'page' | 'xml'): ServiceResult<FileContent>;
  /** Has the practice mail one document. */
  mail(visit: SummaryOfVisit, to: string, unsecured: boolean): ServiceResult<void, SummaryRefusal>;
}

export interface SummaryOfVisit {
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
}

export type SummaryReply =
  | { readonly kind: 'file'; readonly file: FileContent }
  /** The summary has the status `C`, and its document is kept at this address. */
  | { readonly kind: 'kept'; readonly url: string }
  /** In the words of the gateway, for the person. */
  | { readonly kind: 'failed'; readonly message: string };

export type CreatedSummary =
  | { readonly kind: 'job'; readonly job: SummaryJobId }
  /** Documents that are there already, by their visits. */
  | { readonly kind: 'ccda'; readonly visits: readonly AppointmentId[] };

export interface CreateSummaryScreen {
  readonly practices: readonly SummaryPractice[];
}

export interface SummaryPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly patient: PatientRef['patient'];
  readonly summaries: PracticeBehavior['visitSummary'];
  /** On the practice's calendar. */
  readonly today: LocalDate;
}

export type SummaryRefusal =
  /** There is no completed visit to tell of. */
  | { readonly kind: 'no-visits' }
  | { readonly kind: 'bad-period' }
  /** Neither a protected address nor one that the person takes the risk of. */
  | { readonly kind: 'unsafe-address' };
