export { permissionSets, delegationSets, invitations } from './arbitraries.ts';
export { MemoryDelegateInvitations } from './memory-delegate-invitations.ts';
export { MemoryDelegations } from './memory-delegations.ts';
