export * from './chart.contract.ts';
export * from './office.contract.ts';
export * from './schedule.contract.ts';
export * as stage from './stage.ts';
