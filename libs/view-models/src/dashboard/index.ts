export { type AppPlatform, type AppStores, AppStoresViewModel } from './app-stores.view-model.ts';
export { type DashboardTab, DashboardViewModel, isDashboardTab } from './dashboard.view-model.ts';
export { UpcomingVisits } from './upcoming-visits.ts';
