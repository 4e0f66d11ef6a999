export { FactorsOfReset } from './factors-surviving-reset.ts';
export { RecoveryService } from './recovery.service.ts';
export { ResetLinkRequests } from './reset-link-requests.ts';
export { AccountSecuring } from './secure-account.ts';
