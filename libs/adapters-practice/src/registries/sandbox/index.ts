export { uspsClient } from './answers.ts';
export { npiEntry, payerResources } from './records.ts';
export { sandboxConducts, RegistrySandbox } from './registry-sandbox.ts';
