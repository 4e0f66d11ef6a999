export {
  guestTokenLife,
  guestActionAt,
  guestWarning,
  lengthenedUntil,
  longestGuestSession,
} from './guest-online-actions.ts';
export { isThePerson, whoIsMeant } from './identity-check.ts';
export { bookingKeyOfLink, linkBooks, linkReplaces, linkShowsVisit, linkCancels } from './visit-link.ts';
