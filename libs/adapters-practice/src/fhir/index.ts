export { readFhir, type FhirText } from './read-fhir.ts';
