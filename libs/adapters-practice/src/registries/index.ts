export * from './beside-tables.ts';
export { FhirPayers } from './fhir-payers.ts';
export { NpiRegistryPhysicians } from './npi-registry.ts';
export { registryOutcomes, type RegistryRuntime, type RegistryOutcome } from './registry-client.ts';
export { RxTermsCatalog } from './rxterms-catalog.ts';
export { UspsZipCodes, type UspsSettings } from './usps-zip-codes.ts';
