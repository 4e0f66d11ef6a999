export { type RecoveryDeps, RecoveryService } from './recovery.service.ts';
