export { activityContract } from './activity.contract.ts';
export { processorContract } from './processor.contract.ts';
export { noCardDataLeaksContract } from './no-card-data-leaks.contract.ts';
export { vaultContract } from './vault.contract.ts';
export { networkFaultsContract } from './network-faults.contract.ts';
export type { OpenFixture, ProcessorBooks, ProcessorFixture, StagedDecline } from './processor-fixture.ts';
