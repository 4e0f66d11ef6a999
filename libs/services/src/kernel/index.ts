export type { BackgroundTasks } from './background-tasks.ts';
export { type Clock, type ServiceCall, allowedChart, allowedCharts, callAt } from './service-call.ts';
export { type Leases, type MaintenanceJob, MaintenanceRunner } from './maintenance-runner.ts';
export { type ForCall, forCall } from './service-per-call.ts';
export { orElse, type Part, type PartAway, partOf } from './part-or-away.ts';
export { fileNameWords } from './file-names.messages.ts';
export { sayIn } from './service-message-texts.ts';
