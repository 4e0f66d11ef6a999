export { ActivityLogScreen } from './activity-log-screen.tsx';
