export { type AppStores, AppStoresViewModel } from './app-stores.view-model.ts';
export { DashboardViewModel } from './dashboard.view-model.ts';
export { ElsewhereViewModel } from './elsewhere.view-model.ts';
export { UpcomingVisits } from './upcoming-visits.ts';
