export * from './arbitraries.ts';
export * from './memory-delegate-invitations.ts';
export * from './memory-delegations.ts';
