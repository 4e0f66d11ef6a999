export { findingCategories, findingSectionOf, readFinding, selfSaid } from './read-finding.ts';
export { readCarePlan, readServiceRequest } from './read-care-plan.ts';
export { readDirective } from './read-directive.ts';
export { readDevice } from './read-device.ts';
export { readEncounter } from './read-encounter.ts';
export { readFamilyHistory } from './read-family-history.ts';
export { readGoal } from './read-goal.ts';
export { readInsurance } from './read-insurance.ts';
export { udiParts } from './udi-parts.ts';
