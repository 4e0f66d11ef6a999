import type { Shut } from '@portico/domain/access';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { HoldId, Instant } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import type { ServiceResult } from '../kernel/index.ts';
import type { OfferGone, TakenTime } from '../scheduling/index.ts';
import type { PracticeBranding } from './guests.port.ts';

/**
 * What a link in a notification opens without an identity check: only the visit or the time that it was sent about.
 * Viewing it changes nothing; a button does.
 */
export interface NotificationLinkActions {
  /** The visit of a reminder. */
  comingVisit(code: string): ServiceResult<ComingVisitPage, LinkShut>;
  /** Confirms the visit. Idempotent. */
  confirm(code: string): ServiceResult<ComingVisitPage, LinkShut>;
  /** The earlier time that is offered to a person on the wait list. */
  earlierTime(code: string): ServiceResult<WaitListPage, LinkShut>;
  /** Books it in place of the later one. */
  takeEarlierTime(code: string, hold: HoldId): ServiceResult<TakenTime, LinkShut | OfferGone>;
  /** Offers it to the next person; this one stays on the wait list. */
  keepMyTime(code: string, hold: HoldId): ServiceResult<void, LinkShut>;
  stopWaiting(code: string): ServiceResult<void, LinkShut>;
}

/** The link is invalid, or no longer valid; each reason has its own message. */
export interface LinkShut {
  readonly kind: 'shut';
  readonly why: Shut['kind'];
}

export const visitStandings = ['booked', 'confirmed', 'over'] as const;

/** Leaves out the provider and the reason: everyone who can read the mail sees this. */
export interface ComingVisitPage extends Slot {
  readonly practice: PracticeBranding;
  readonly location: AppointmentLocation;
  readonly video: boolean;
  /** `over`: canceled, moved to another visit, started, or past. */
  readonly standing: (typeof visitStandings)[number];
  /** Where it is changed or canceled without signing in; absent where the practice does not offer that online. */
  readonly changePath?: string;
}

export interface WaitListPage {
  readonly practice: PracticeBranding;
  /** False once the person is no longer on the wait list. */
  readonly isWaiting: boolean;
  /** The start of the visit that the offered time would replace. */
  readonly booked?: Instant;
  readonly offered?: OfferedTimeShown;
}

export interface OfferedTimeShown extends Slot {
  readonly hold: HoldId;
  /** How long it is still held, in milliseconds, measured by the gateway. */
  readonly keptFor: number;
  readonly video: boolean;
  readonly location: AppointmentLocation;
}
