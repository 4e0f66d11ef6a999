import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';
import type { VisitRef } from './appointments.port.ts';

/** Coming to a visit by video (`APT-136`). */
export interface VideoVisits {
  /** The address at which the person joins the visit; theirs alone and short-lived. */
  address(visit: VisitRef): ServiceResult<string, VideoRefusal>;
}

/** Why nobody joins now. */
export type VideoRefusal =
  | { readonly kind: 'video-too-early'; readonly until: Instant }
  /** The visit has ended, or does not take place, or is not by video. */
  | { readonly kind: 'video-over' }
  | { readonly kind: 'no-room' };
