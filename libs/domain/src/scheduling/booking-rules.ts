import { MINUTE, type Localized } from '../kernel/index.ts';
import type { Question } from './question-tree.ts';

/** A practice's rules for booking. */
export interface BookingRules {
  /** A visit starts at least this many minutes after it is booked. */
  readonly leadMinutes: number;
  /** Booking starts with these questions, if any (`APT-085`). */
  readonly questions?: Question;
  /** Shown before the questions, such as a note on emergencies. */
  readonly notice?: Localized;
  /** Affects only the wording of the success modal: booked instead of requested (`ACC-321`). */
  readonly approvesRequests: boolean;
  /** The practice has a wait list for earlier times. */
  readonly waitList: boolean;
  /** After booking, a patient continues with pre-registration (`APT-113`). */
  readonly preRegistration: boolean;
}

/** How long a chosen time is held while the person finishes. */
export const slotKept = 10 * MINUTE;
