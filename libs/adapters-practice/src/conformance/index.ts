export * from './billing.contract.ts';
export * from './chart.contract.ts';
export * from './office.contract.ts';
export * from './schedule.contract.ts';
export * from './visit-desk.contract.ts';
export * as stage from './stage.ts';
