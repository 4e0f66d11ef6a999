/** Areas that a patient may grant to a delegate, in display order (`ACC-345`). */
export const permissionAreas = ['appointments', 'payments', 'messages', 'forms', 'health', 'profile'] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** `view` reads, `act` changes. */
export const verbs = ['view', 'act'] as const;
export type Verb = (typeof verbs)[number];

export type Permission = `${PermissionArea}:${Verb}`;

export const allPermissions: readonly Permission[] = permissionAreas.flatMap((area) =>
  verbs.map((verb): Permission => `${area}:${verb}`),
);

export const isPermission = (raw: unknown): raw is Permission => allPermissions.some((known) => known === raw);

/** Whether the held permissions cover the wanted one: `act` on an area includes `view` (`ACC-345`). */
export const permits = (held: readonly Permission[], wanted: string): boolean =>
  held.some((one) => one === wanted || (one.endsWith(':act') && wanted === one.replace(':act', ':view')));
