export { type AppPlatform, appPlatforms } from './app-platforms.ts';
export { type DashboardTab, dashboardTabs, isDashboardTab } from './dashboard-tabs.ts';
export {
  type Dashboard,
  type DashboardArea,
  type DashboardOverview,
  type NewResult,
  dashboardAreas,
  dashboardListSize,
} from './dashboard.port.ts';
export { type Elsewhere, type WaitingAtPractice } from './elsewhere.port.ts';
