/** The parts of a type that a scope can be limited to, by system and code: those that US Core names, and exams. */
export const categoriesByType = {
  Condition: [
    'http://terminology.hl7.org/CodeSystem/condition-category|problem-list-item',
    'http://terminology.hl7.org/CodeSystem/condition-category|encounter-diagnosis',
    'http://hl7.org/fhir/us/core/CodeSystem/condition-category|health-concern',
  ],
  Observation: [
    'http://terminology.hl7.org/CodeSystem/observation-category|laboratory',
    'http://terminology.hl7.org/CodeSystem/observation-category|vital-signs',
    'http://terminology.hl7.org/CodeSystem/observation-category|social-history',
    'http://terminology.hl7.org/CodeSystem/observation-category|survey',
    'http://terminology.hl7.org/CodeSystem/observation-category|exam',
    'http://hl7.org/fhir/us/core/CodeSystem/us-core-category|clinical-test',
    'http://hl7.org/fhir/us/core/CodeSystem/us-core-category|sdoh',
  ],
} as const;

type CategorizedType = keyof typeof categoriesByType;
export type ScopeCategory = (typeof categoriesByType)[CategorizedType][number];

const isCategorized = (type: string): type is CategorizedType => Object.hasOwn(categoriesByType, type);

/** The categories of a type; none for one that scopes name as a whole. */
export const categoriesOf = (type: string): readonly ScopeCategory[] =>
  isCategorized(type) ? categoriesByType[type] : [];
