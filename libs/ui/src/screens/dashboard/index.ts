export { AppStores } from './app-stores.tsx';
export { DashboardScreen } from './dashboard-screen.tsx';
export type { ArrivalProps } from './arrival.tsx';
/** What tells how the person came here. */
export const fetchArrival = () => import('./arrival.tsx');
/** The content of the tabs that are not open initially. */
export const fetchLaterTabs = () => import('./lazy-dashboard-tabs.tsx');
