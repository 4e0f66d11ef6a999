export { type RefillTools, RefillViewModel } from './refill.view-model.ts';
export { RefillsOverviewViewModel } from './refills-overview.view-model.ts';
