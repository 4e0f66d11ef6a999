import type { AppointmentId, Language, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Balance, Statement, StatementContents, VisitDues } from '../billing.ts';
import type { LedgerPosting } from '../posting.ts';
import type { PaymentSettings } from '../settings.ts';

/** The money side of a practice system. */
export interface Billing {
  balance(patient: PatientRef): Promise<Balance>;
  /** Newest first, at most `limit`. */
  statements(patient: PatientRef, limit: number): Promise<readonly Statement[]>;
  /** The whole of one statement; undefined where the patient has no such one. */
  statement(patient: PatientRef, id: string): Promise<StatementContents | undefined>;
  /** What is to be paid around one visit; undefined where the patient has no such one. */
  visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined>;
  /** What the practice decided about payments; `language` is that of its terms. */
  settings(practice: PracticeId, language: Language): Promise<PaymentSettings>;
  /**
   * Takes an entry into the books. The same one twice is taken once. It lowers the balance where `reducesBalance` says so;
   * what is paid at a visit goes to its copay first, and what is paid ahead stands on the visit that was booked under the
   * charge's key, from here on and not before.
   */
  post(posting: LedgerPosting): Promise<void>;
}
