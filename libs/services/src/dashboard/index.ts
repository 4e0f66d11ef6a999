export { DashboardService } from './dashboard.service.ts';
export { PatientNews } from './patient-news.ts';
export { ImportantMessages } from './important-messages.ts';
export { ElsewhereService } from './elsewhere.service.ts';
