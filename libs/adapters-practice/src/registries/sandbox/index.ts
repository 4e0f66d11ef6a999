export { uspsClient } from './answer-registry-requests.ts';
export { npiEntry, payerResources } from './sample-registry-records.ts';
export { sandboxConducts, RegistrySandbox } from './registry-sandbox.ts';
