export {
  type Dashboard,
  type DashboardArea,
  type DashboardOverview,
  dashboardAreas,
  dashboardListSize,
} from './dashboard.port.ts';
