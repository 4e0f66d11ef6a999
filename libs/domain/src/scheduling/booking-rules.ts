import { MINUTE, type Localized } from '../kernel/index.ts';
import type { Question } from './question-tree.ts';

/** How a practice lets its times be booked. */
export interface BookingRules {
  /** A visit begins at least this many minutes after it is booked. */
  readonly leadMinutes: number;
  /** Booking begins with these questions, where there are any (`APT-085`). */
  readonly questions?: Question;
  /** Shown before the questions, such as a word on emergencies. */
  readonly notice?: Localized;
  /** Only the wording of the success modal: booked instead of requested (`ACC-321`). */
  readonly approvesRequests: boolean;
  /** An earlier time can be waited for. */
  readonly waitList: boolean;
  /** After booking, a patient goes on to tell the practice about themselves (`APT-113`). */
  readonly preRegistration: boolean;
}

/** How long a chosen time is kept while the person finishes. */
export const slotKept = 10 * MINUTE;
