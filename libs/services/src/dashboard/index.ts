export { type DashboardDeps, DashboardService } from './dashboard.service.ts';
