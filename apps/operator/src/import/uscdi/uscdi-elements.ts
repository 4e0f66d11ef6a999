import { findings } from './elements/findings.ts';
import { demographics } from './elements/demographics.ts';
import { peopleAndPlaces } from './elements/people-and-places.ts';
import { problemsAndPlans } from './elements/problems-and-plans.ts';
import { provenance } from './elements/provenance.ts';
import { saidByPerson } from './elements/said-by-person.ts';
import { treatments } from './elements/treatments.ts';
import type { UscdiElement } from './uscdi-element.ts';

/** How many data elements each class of USCDI version 3 has. */
export const elementsOfClass: Readonly<Record<string, number>> = {
  'Allergies and intolerances': 3,
  'Assessment and plan of treatment': 2,
  'Care team members': 5,
  'Clinical notes': 5,
  'Clinical tests': 2,
  'Diagnostic imaging': 2,
  'Encounter information': 5,
  Goals: 2,
  'Health insurance information': 7,
  'Health status assessments': 6,
  Immunizations: 1,
  Laboratory: 4,
  Medications: 5,
  'Patient demographics and information': 23,
  Problems: 4,
  Procedures: 3,
  Provenance: 2,
  'Unique device identifiers': 1,
  'Vital signs': 12,
};

const order = Object.keys(elementsOfClass);

/** Every data element of USCDI version 3, class by class. */
export const uscdiElements: readonly UscdiElement[] = [
  ...problemsAndPlans,
  ...peopleAndPlaces,
  ...findings,
  ...treatments,
  ...demographics,
  ...saidByPerson,
  ...provenance,
].sort((one, other) => order.indexOf(one.of) - order.indexOf(other.of));
