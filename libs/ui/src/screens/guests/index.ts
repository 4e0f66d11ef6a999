export { GetStartedScreen } from './get-started-screen.tsx';
export { GuestBalanceScreen } from './guest-balance-screen.tsx';
export { GuestDoneScreen } from './guest-done-screen.tsx';
export { GuestEntryScreen } from './guest-entry-screen.tsx';
export { GuestVisitScreen } from './guest-visit-screen.tsx';
export { ShortLinkScreen } from './short-link-screen.tsx';
export { UnavailableScreen } from './unavailable-screen.tsx';
