export type { GuestPass, GuestTime } from './guest-time.port.ts';
export type {
  GuestActions,
  GuestBill,
  GuestBills,
  GuestReceipt,
  GuestVisit,
  MadeByGuest,
} from './guest-actions.port.ts';
export {
  type AskedAction,
  type Bill,
  type EnteredGuest,
  type EntryProblem,
  type EntryStatus,
  type GuestAtCheckIn,
  type GuestEntry,
  type GuestLink,
  type GuestOutcome,
  type GuestRefusal,
  type Guests,
  type LinkRequest,
  type LinkRequestRefusal,
  type PracticeBranding,
  type ShutLink,
  doneWords,
  guestPath,
} from './guests.port.ts';
export {
  type ComingVisitPage,
  type LinkShut,
  type NotificationLinkActions,
  type WaitListPage,
  visitStandings,
} from './notification-link-actions.port.ts';
export type { Lengthened, ShortAddresses } from './short-links.port.ts';
