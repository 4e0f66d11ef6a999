export { GetStartedScreen } from './get-started-screen.tsx';
export { GuestDoneScreen } from './guest-done-screen.tsx';
export { GuestEntryScreen } from './guest-entry-screen.tsx';
export { GuestPayScreen } from './guest-pay-screen.tsx';
export { GuestReceiptScreen } from './guest-receipt-screen.tsx';
export { GuestVisitScreen } from './guest-visit-screen.tsx';
export { ShortLinkScreen } from './short-link-screen.tsx';
export { UnavailableScreen } from './unavailable-screen.tsx';
