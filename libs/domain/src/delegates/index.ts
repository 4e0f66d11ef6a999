export * from './delegation.ts';
export * from './invitation.ts';
export * from './permission-tree.ts';
export * from './ports/delegate-invitations.ts';
export * from './ports/delegations.ts';
