import { allPermissions, permissionAreas, type Permission, type PermissionArea } from '../access/index.ts';

/** The state of a checkbox of the tree; `some` is half-ticked. */
export type Tick = 'all' | 'some' | 'none';

/** What is permitted in one area: nothing, to see it, or to see and change it. There is nothing between, as `act` includes `view`. */
export const areaLevels = ['none', 'view', 'act'] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** One area with its children (`ACC-345`). */
export interface Branch {
  readonly area: PermissionArea;
  /** What the children come to. */
  readonly level: AreaLevel;
  readonly tick: Tick;
  readonly view: boolean;
  readonly act: boolean;
}

const has = (held: readonly Permission[], one: Permission): boolean => held.includes(one);
const viewOf = (area: PermissionArea): Permission => `${area}:view`;
const actOf = (area: PermissionArea): Permission => `${area}:act`;

/** The held permissions without duplicates, in the order of the areas, with `view` added to every `act` (`ACC-345`). */
export const settledPermissions = (held: readonly Permission[]): readonly Permission[] =>
  allPermissions.filter((one) => has(held, one) || has(held, one.replace(':view', ':act') as Permission));

const servedAreas = (withheld: readonly PermissionArea[]): readonly PermissionArea[] =>
  permissionAreas.filter((area) => !withheld.includes(area));

/**
 * The tree for the held permissions, without the areas that cannot be served: a parent is ticked if all its children
 * are, half-ticked if some are (`ACC-345`).
 */
export const permissionTree = (
  held: readonly Permission[],
  withheld: readonly PermissionArea[] = [],
): readonly Branch[] => {
  const settled = settledPermissions(held);
  return servedAreas(withheld).map((area) => {
    const view = has(settled, viewOf(area));
    const act = has(settled, actOf(area));
    return {
      area,
      view,
      act,
      level: act ? 'act' : view ? 'view' : 'none',
      tick: act ? 'all' : view ? 'some' : 'none',
    };
  });
};

/** The checkbox for all areas. */
export const wholeTick = (held: readonly Permission[], withheld: readonly PermissionArea[] = []): Tick => {
  const ticks = permissionTree(held, withheld).map(({ tick }) => tick);
  if (ticks.every((tick) => tick === 'all')) return 'all';
  return ticks.every((tick) => tick === 'none') ? 'none' : 'some';
};

/** How far a delegate is let in: to see everything, to act in everything, or as chosen area by area. */
export const extents = ['see', 'act', 'some'] as const;
export type Extent = (typeof extents)[number];

/** What such an extent permits in the areas that can be served. */
export const permissionsTo = (
  extent: Exclude<Extent, 'some'>,
  withheld: readonly PermissionArea[] = [],
): readonly Permission[] =>
  servedAreas(withheld).flatMap((area) => (extent === 'see' ? [viewOf(area)] : [viewOf(area), actOf(area)]));

/** The extent of the held permissions; undefined for none. */
export const extentOf = (held: readonly Permission[], withheld: readonly PermissionArea[] = []): Extent | undefined => {
  const settled = settledPermissions(held);
  if (settled.length === 0) return undefined;
  const is = (extent: 'see' | 'act'): boolean =>
    settledPermissions(permissionsTo(extent, withheld)).join() === settled.join();
  return is('see') ? 'see' : is('act') ? 'act' : 'some';
};

const without = (held: readonly Permission[], gone: readonly Permission[]): readonly Permission[] =>
  settledPermissions(held).filter((one) => !gone.includes(one));

/** Toggles one child: ticking `act` ticks `view`, and clearing `view` clears `act` (`ACC-345`). */
export const togglePermission = (held: readonly Permission[], one: Permission): readonly Permission[] => {
  const settled = settledPermissions(held);
  if (!has(settled, one)) return settledPermissions([...settled, one]);
  return without(settled, one.endsWith(':view') ? [one, one.replace(':view', ':act') as Permission] : [one]);
};

/** A parent toggles all its children: half-ticked becomes ticked (`ACC-344`). */
export const toggleArea = (held: readonly Permission[], area: PermissionArea): readonly Permission[] => {
  const children = [viewOf(area), actOf(area)];
  return has(settledPermissions(held), actOf(area))
    ? without(held, children)
    : settledPermissions([...held, ...children]);
};

/** Permits in one area what the level says, whatever was permitted there before. */
export const setArea = (held: readonly Permission[], area: PermissionArea, level: AreaLevel): readonly Permission[] => {
  const others = without(held, [viewOf(area), actOf(area)]);
  return level === 'none' ? others : settledPermissions([...others, `${area}:${level}`]);
};

/** The checkbox for all areas toggles every one of them (`ACC-344`). */
export const toggleWhole = (
  held: readonly Permission[],
  withheld: readonly PermissionArea[] = [],
): readonly Permission[] => (wholeTick(held, withheld) === 'all' ? [] : permissionsTo('act', withheld));
