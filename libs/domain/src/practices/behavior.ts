/**
 * What a practice-management system can do, declared by its adapter. Rules ask these values and never the system's
 * name, so that a new system is a new value and not a new branch.
 */
export interface PracticeBehavior {
  /** The wire name of the system, carried in headers and answers only (`ACC-013`). */
  readonly management: PracticeManagement;
  /** Times can be booked at once, or only asked for. */
  readonly booking: 'slots' | 'requests-only';
  /** The staff's comment on an appointment is shown to the patient (`APT-050`). */
  readonly appointmentComments: boolean;
  /** The patient writes a visit reason on the card of a new appointment (`APT-054`). */
  readonly visitReasonOnCard: boolean;
  /** Files are sent and shown with messages; else they stand in a list of the whole conversation (`MON-229`, `MON-254`). */
  readonly messageAttachments: boolean;
  /** The list of conversations grows while it is scrolled (`MON-248`). */
  readonly messagesByScrolling?: true;
  /** The profile is kept by the practice alone (`APT-011`). */
  readonly profileEditable: boolean;
  /** How a visit summary comes: as a job that ends in a PDF, or as a C-CDA document at once. */
  readonly visitSummary: 'job' | 'ccda';
  /** The steps that a patient may take when leaving a visit; what is not here the office sees to itself (`APT-219`). */
  readonly checkOut: readonly CheckOutStep[];
  /** Guests may open their latest statement where they pay (`MON-188`). */
  readonly guestStatements?: true;
  /** What patients say of their allergies and medications is a request to change the chart; else it is in the chart at once. */
  readonly historyByRequest?: true;
  /** What the staff wrote of them stays until the provider takes it away, and rules out "none" (`MON-317`). */
  readonly clinicianEntriesStay?: true;
}

export const practiceManagements = ['vertex', 'carecloud', 'talkehr'] as const;
export type PracticeManagement = (typeof practiceManagements)[number];

/** A step of checking out: the forms of the visit, a survey, the payment and the next visit. */
export type CheckOutStep = 'forms' | 'survey' | 'payment' | 'next-visit';
