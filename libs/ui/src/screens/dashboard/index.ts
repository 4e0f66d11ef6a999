export { AppStores } from './app-stores.tsx';
export { DashboardScreen } from './dashboard-screen.tsx';
/** What stands behind the tabs that are not open at first. */
export const fetchLaterTabs = () => import('./later-tab.tsx');
