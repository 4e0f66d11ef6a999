export { type Delegation, type Represented, isLiveDelegation, representedBy, actingFor } from './delegation.ts';
export { type InvitationId, type DelegateInvitation, mostInvitations, isPending, mayAccept } from './invitation.ts';
export {
  type Tick,
  type Branch,
  extents,
  type Extent,
  settledPermissions,
  permissionTree,
  permissionsTo,
  extentOf,
  wholeTick,
  areaLevels,
  type AreaLevel,
  setArea,
  togglePermission,
  toggleArea,
  toggleWhole,
} from './permission-tree.ts';
export type { DelegateInvitations } from './ports/delegate-invitations.ts';
export type { Delegations } from './ports/delegations.ts';
