export { ActivityHistoryViewModel } from './activity-history.view-model.ts';
