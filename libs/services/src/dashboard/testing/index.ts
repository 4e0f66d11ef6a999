export { representedPeopleOver } from './represented-people-over.ts';
export { wiredDashboard } from './wired-dashboard.ts';
