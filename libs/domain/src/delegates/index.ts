export * from './delegation.ts';
export * from './ports/delegations.ts';
