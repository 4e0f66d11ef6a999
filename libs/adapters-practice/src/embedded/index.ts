export * from './embedded-billing.ts';
export * from './embedded-chart.ts';
export * from './embedded-form-desk.ts';
export * from './embedded-intake.ts';
export * from './embedded-mailbox.ts';
export * from './embedded-patients.ts';
export * from './embedded-practices.ts';
export * from './embedded-schedule.ts';
export { behaviourOf } from './practice-rows.ts';
