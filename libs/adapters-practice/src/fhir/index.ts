export { readFhirJson, readFhirLines } from './read-fhir.ts';
