import type { Delegate } from '@portico/application/access';
import { permissionTree } from '@portico/domain/delegates';
import { permissionAreas, type Permission } from '@portico/domain/access';
import type { Delegate as WireDelegate, Permissions, PermissionsInput } from '../generated/resolvers.ts';

/** What is held, as a tree of areas with view and act below each (`ACC-345`). */
export const permissionsToWire = (held: readonly Permission[]): Permissions =>
  Object.fromEntries(
    permissionTree(held).map(({ area, view, act }) => [area, { view, act }]),
  ) as unknown as Permissions;

export const permissionsFromWire = (tree: PermissionsInput): readonly Permission[] =>
  permissionAreas.flatMap((area): readonly Permission[] => [
    ...(tree[area].view ? [`${area}:view` as const] : []),
    ...(tree[area].act ? [`${area}:act` as const] : []),
  ]);

export const delegateToWire = ({ id, name, email, people }: Delegate): WireDelegate => ({
  id,
  name,
  email,
  links: people.map(({ profile, name: called, practices }) => ({
    represented_user_id: profile,
    name: called,
    practices: practices.map((practice) => ({
      patient_id: practice.patient,
      practice_id: practice.id,
      practice_name: practice.name,
      practice_mgmt: practice.management,
      cloverapi: practice.payments === 'cloverapi',
      payeezy: practice.payments === 'payeezy',
      permissionsObj: permissionsToWire(practice.permissions),
    })),
  })),
});
