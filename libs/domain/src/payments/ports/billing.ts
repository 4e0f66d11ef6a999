import type { AppointmentId, Instant, Language, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Balance, OpenCopay, Statement, StatementContents, VisitDues } from '../billing.ts';
import type { LedgerPosting } from '../ledger-posting.ts';
import type { PaymentSettings } from '../payment-settings.ts';

/** The billing side of a practice system. */
export interface Billing {
  /**
   * The balance as of a moment that is not before the running request began; with `anew`, not before this call: for a second
   * look after something was written, which has to see what others wrote meanwhile.
   */
  balance(patient: PatientRef, look?: 'anew'): Promise<Balance>;
  /** Newest first, at most `limit`. */
  statements(patient: PatientRef, limit: number): Promise<readonly Statement[]>;
  /** One complete statement; undefined if the patient has no such one. */
  statement(patient: PatientRef, id: string): Promise<StatementContents | undefined>;
  /** What is due around one visit; undefined if the patient has no such one. */
  visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined>;
  /** Every copay that is not wholly paid, of completed visits that started since then: each once, the newest visit first. */
  openCopays(patient: PatientRef, since: Instant): Promise<readonly OpenCopay[]>;
  /** A practice's payment settings; `language` is that of its terms. */
  settings(practice: PracticeId, language: Language): Promise<PaymentSettings>;
  /**
   * Posts an entry to the books. Idempotent. It lowers the balance according to `reducesBalance`; a payment at a visit
   * goes to its copay first, and a prepayment is recorded on the visit that was booked under the charge's key, from
   * then on and not before.
   */
  post(posting: LedgerPosting): Promise<void>;
}
