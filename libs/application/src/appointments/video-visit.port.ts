import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult, Failure } from '../kernel/index.ts';
import type { VisitRef } from './appointments.port.ts';

/** Joining a visit by video (`APT-136`). */
export interface VideoVisits {
  /** The address at which the person joins the visit; personal and short-lived. */
  address(visit: VisitRef): ServiceResult<string, VideoRefusal>;
}

/** Why the video visit cannot be joined now. */
export type VideoRefusal =
  | { readonly kind: 'video-too-early'; readonly until: Instant }
  /** The visit has ended, does not take place, or is not by video. */
  | { readonly kind: 'video-over' }
  | { readonly kind: 'no-room' };

/** Why a video call was not opened. */
export type CallProblem =
  | VideoRefusal
  | Failure
  /** The browser blocked the new tab. */
  | { readonly kind: 'blocked' }
  /** There is no address, or one that the portal does not open. */
  | { readonly kind: 'no-address' };
