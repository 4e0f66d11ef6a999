export { wiredDashboard } from './wired-dashboard.ts';
