export { DashboardService } from './dashboard.service.ts';
export { ImportantMessages } from './important-messages.ts';
