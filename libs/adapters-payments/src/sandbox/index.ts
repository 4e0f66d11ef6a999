export { cloverSavedCard, CloverSandbox, type CloverProfile, type CloverSwitches } from './clover/index.ts';
export type { Fault } from './faults.ts';
export { askByFetch, payeezyTokenFor } from './payeezy/index.ts';
export { type ProcessorsOptions, type Processors, startProcessors } from './start-processor-doubles.ts';
