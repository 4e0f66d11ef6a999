export * from './activity.contract.ts';
export * from './processor.contract.ts';
export * from './no-card-data-leaks.contract.ts';
export * from './vault.contract.ts';
export * from './network-faults.contract.ts';
export type { OpenFixture, ProcessorBooks, ProcessorFixture, StagedDecline } from './fixture.ts';
