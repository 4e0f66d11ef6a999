import type { Shut } from '@portico/domain/access';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { HoldId, Instant } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';
import type { OfferGone, TakenTime } from '../scheduling/index.ts';
import type { PracticeBranding } from './guests.port.ts';

/**
 * What a link in a notice opens without a further question: the visit or the time that the notice told of, and nothing
 * that it did not. Looking at it does nothing; a button does.
 */
export interface NotificationLinkActions {
  /** The visit of a reminder. */
  comingVisit(code: string): ServiceResult<ComingVisitPage, LinkShut>;
  /** The patient will come. Twice is once. */
  confirm(code: string): ServiceResult<ComingVisitPage, LinkShut>;
  /** The time that is offered to whoever waits for an earlier one. */
  earlierTime(code: string): ServiceResult<WaitListPage, LinkShut>;
  /** Books it in place of the later one. */
  takeEarlierTime(code: string, hold: HoldId): ServiceResult<TakenTime, LinkShut | OfferGone>;
  /** Lets it go to the next person, and goes on waiting. */
  keepMyTime(code: string, hold: HoldId): ServiceResult<void, LinkShut>;
  stopWaiting(code: string): ServiceResult<void, LinkShut>;
}

/** The link opens nothing (any more); each reason has a sentence of its own. */
export interface LinkShut {
  readonly kind: 'shut';
  readonly why: Shut['kind'];
}

/** With whom and why is left out: whoever has the mail sees this. */
export interface ComingVisitPage extends Slot {
  readonly practice: PracticeBranding;
  readonly location: AppointmentLocation;
  readonly video: boolean;
  /** `over`: canceled, moved to another visit, begun, or past. */
  readonly standing: 'booked' | 'confirmed' | 'over';
  /** Where it is changed or canceled without signing in; absent where the practice does not do that online. */
  readonly changePath?: string;
}

export interface WaitListPage {
  readonly practice: PracticeBranding;
  /** False once the person waits no longer. */
  readonly isWaiting: boolean;
  /** When the visit is whose place the time would take. */
  readonly booked?: Instant;
  readonly offered?: OfferedTimeShown;
}

export interface OfferedTimeShown extends Slot {
  readonly hold: HoldId;
  /** Milliseconds for which it is still kept, counted by the gateway. */
  readonly keptFor: number;
  readonly video: boolean;
  readonly location: AppointmentLocation;
}
