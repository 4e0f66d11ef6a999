export * from './check-out.ts';
export * from './ports/check-out-desk.ts';
export * from './check-in.ts';
export * from './check-in-draft.ts';
export * from './check-in-history.ts';
export type { CheckInAsks, CheckInDesk } from './ports/check-in-desk.ts';
export type { CheckIns } from './ports/check-ins.ts';
export type { OutsideTask, OutsideTasks, OutsideTaskWay } from './ports/outside-tasks.ts';
export * from './ports/patient-history.ts';
