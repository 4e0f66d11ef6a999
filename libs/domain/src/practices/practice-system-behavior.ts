/**
 * What a practice-management system can do, declared by its adapter. Rules read these values and never the system's
 * name, so that a new system is a new value and not a new branch.
 */
export interface PracticeBehavior {
  /** The wire name of the system, carried in headers and answers only (`ACC-013`). */
  readonly management: PracticeManagement;
  /** Whether times are booked at once, or only requested. */
  readonly booking: 'slots' | 'requests-only';
  /** The staff's comment on an appointment is shown to the patient (`APT-050`). */
  readonly appointmentComments: boolean;
  /** The patient enters a visit reason on the card of a new appointment (`APT-054`). */
  readonly visitReasonOnCard: boolean;
  /**
   * Files are sent and shown with messages; otherwise they are in a list of the whole conversation (`MON-229`,
   * `MON-254`).
   */
  readonly messageAttachments: boolean;
  /** The list of conversations loads more on scrolling (`MON-248`). */
  readonly messagesByScrolling?: true;
  /** Whether patients may edit the profile; otherwise only the practice does (`APT-011`). */
  readonly profileEditable: boolean;
  /**
   * How a visit summary is delivered: as a job that ends in a PDF, or as a C-CDA document at once. Absent where the
   * practice's system makes none.
   */
  readonly visitSummary?: 'job' | 'ccda';
  /** There are summaries of one visit each, and none of all visits of some days. */
  readonly summaryOfEachVisitOnly?: true;
  /** The practice itself sends the way into a video visit: its system tells the portal of no address. */
  readonly videoElsewhere?: true;
  /** The practice's system asks no surveys. */
  readonly noSurveys?: true;
  /** The practice's system takes no requests for refills: people write a message instead. */
  readonly noRefillRequests?: true;
  /** The practice's system takes no requests to amend entries: people write a message instead. */
  readonly noAmendmentRequests?: true;
  /** The practice's system does not say that a result arrived: it is new in the portal, and no mail tells of it. */
  readonly noResultNews?: true;
  /** The practice's system does not say that a message arrived: it is counted in the portal, and no mail tells of it. */
  readonly noMessageNews?: true;
  /** The check-out steps that a patient can do; the office handles the others (`APT-219`). */
  readonly checkOut: readonly CheckOutStep[];
  /** Guests may open their latest statement on the payment screen (`MON-188`). */
  readonly guestStatements?: true;
  /**
   * Allergies and medications that patients report become a request to change the chart; otherwise they are in the
   * chart at once.
   */
  readonly historyByRequest?: true;
  /** Entries by the staff stay until the provider removes them, and rule out "none" (`MON-317`). */
  readonly clinicianEntriesStay?: true;
}

/** How summaries of all visits of some days are delivered; undefined where there are none. */
export const summariesOfDays = ({
  visitSummary,
  summaryOfEachVisitOnly,
}: PracticeBehavior): PracticeBehavior['visitSummary'] => (summaryOfEachVisitOnly === true ? undefined : visitSummary);

export const practiceManagements = ['vertex', 'carecloud', 'talkehr'] as const;
export type PracticeManagement = (typeof practiceManagements)[number];

/** A step of checking out: the forms of the visit, a survey, the payment and the next visit. */
export type CheckOutStep = 'forms' | 'survey' | 'payment' | 'next-visit';
