import type { Balance } from '@portico/domain/payments';
import type { ListedAppointment } from '../appointments/index.ts';
import type { Answer } from '../kernel/index.ts';
import type { PracticeFace } from './guests.port.ts';

/** What a guest may see behind the identity check: what the link is about, and nothing beside it. */
export interface GuestErrands {
  visit(): Answer<GuestVisit>;
  balance(): Answer<GuestBalance>;
}

export interface GuestVisit {
  readonly practice: PracticeFace;
  readonly visit: ListedAppointment;
}

export interface GuestBalance {
  readonly practice: PracticeFace;
  readonly balance: Balance;
}
