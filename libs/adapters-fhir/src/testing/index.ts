export { ipsFaultsOf } from './ips-requirements.ts';
export { faultsOf } from './medplum-validator.ts';
