import type { Delegate } from '@portico/application/access';
import { permissionAreas, type Permission } from '@portico/domain/access';
import { permissionTree } from '@portico/domain/delegates';
import type { AccountId, PatientId, PracticeId, ProfileId } from '@portico/domain/kernel';
import { paymentExecution } from '@portico/domain/practices';
import type { DelegatePartsFragment, PermissionPartsFragment, PermissionsInput } from '../generated/operations.ts';

export const permissionsFromWire = (tree: PermissionPartsFragment): readonly Permission[] =>
  permissionAreas.flatMap((area): readonly Permission[] => [
    ...(tree[area].view ? [`${area}:view` as const] : []),
    ...(tree[area].act ? [`${area}:act` as const] : []),
  ]);

export const permissionsToWire = (held: readonly Permission[]): PermissionsInput =>
  Object.fromEntries(
    permissionTree(held).map(({ area, view, act }) => [area, { view, act }]),
  ) as unknown as PermissionsInput;

export const delegateFromWire = ({ id, name, email, links }: DelegatePartsFragment): Delegate => ({
  id: id as AccountId,
  name,
  email,
  people: links.map(({ represented_user_id, name: called, practices }) => ({
    profile: represented_user_id as ProfileId,
    name: called,
    practices: practices.map((practice) => ({
      id: practice.practice_id as PracticeId,
      name: practice.practice_name,
      management: practice.practice_mgmt,
      patient: practice.patient_id as PatientId,
      payments: paymentExecution(practice),
      permissions: permissionsFromWire(practice.permissionsObj),
    })),
  })),
});
