export { type RefillTools, RefillViewModel } from './refill.view-model.ts';
export { MedicationRefills } from './medication-refills.ts';
