export {
  physiciansBesideTable,
  zipCodesBesideTable,
  catalogBesideTable,
  payersBesideTable,
} from './fallback-tables.ts';
export { FhirPayers } from './fhir-payers.ts';
export { NpiRegistryPhysicians } from './npi-registry.ts';
export type { RegistryRuntime, RegistryOutcome } from './registry-client.ts';
export { RxTermsCatalog } from './rxterms-catalog.ts';
export { UspsZipCodes } from './usps-zip-codes.ts';
