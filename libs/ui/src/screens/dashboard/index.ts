export { AppStores } from './app-stores.tsx';
export { DashboardScreen } from './dashboard-screen.tsx';
/** The content of the tabs that are not open initially. */
export const fetchLaterTabs = () => import('./lazy-dashboard-tabs.tsx');
