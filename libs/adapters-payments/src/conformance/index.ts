export * from './activity.contract.ts';
export * from './processor.contract.ts';
export * from './silence.contract.ts';
export * from './vault.contract.ts';
export * from './weather.contract.ts';
export type { OpenStage, ProcessorBooks, ProcessorStage, StagedDecline } from './stage.ts';
