export { isRecommendedVaccine, readRecommendedImmunization } from './read-recommended-immunization.ts';
export { readDevices } from './read-devices.ts';
export { readEncounters } from './read-encounters.ts';
export { readFamilyHistory } from './read-family-history.ts';
export { readFindings } from './read-findings.ts';
export { readPayers } from './read-payers.ts';
export { isAllDone, isPlanned, readGoals, readInstructions, readPlan, readPlans, wholeText } from './read-plans.ts';
