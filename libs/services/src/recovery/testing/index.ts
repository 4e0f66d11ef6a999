export { recoveryOver } from './recovery-services.ts';
