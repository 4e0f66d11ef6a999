export { actingAsGuest, chartOf } from './guest-acting.ts';
export { GuestActionsService } from './guest-actions.service.ts';
export { GuestAuthenticator } from './guest-authenticator.ts';
export { type VisitMaking, guestBookings } from './guest-bookings.ts';
export { type GuestLinkOrder, GuestLinks } from './guest-links.ts';
export { GuestsService } from './guests.service.ts';
export { NotificationLinkActionsService } from './notification-link-actions.service.ts';
export { brandingOf } from './practice-branding.ts';
export { type ShortAddressesDeps, ShortAddressesService } from './short-links.service.ts';
