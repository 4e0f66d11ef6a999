export * from './memory-delegations.ts';
