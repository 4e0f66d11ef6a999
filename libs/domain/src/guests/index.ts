export { guestTokenLife, guestActionAt } from './online-service.ts';
export { isThePerson, whoIsMeant } from './identity-check.ts';
export { bookingKeyOfLink, linkBooks, linkReplaces, linkShowsVisit, linkCancels } from './visit-link.ts';
