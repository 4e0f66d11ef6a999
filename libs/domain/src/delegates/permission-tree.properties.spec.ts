import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allPermissions, permissionAreas, permits, type Permission } from '../access/index.ts';
import {
  areaLevels,
  extentOf,
  permissionTree,
  permissionsTo,
  setArea,
  settledPermissions,
  toggleArea,
  togglePermission,
  toggleWhole,
  wholeTick,
} from './permission-tree.ts';
import { permissionSets } from './testing/index.ts';

const areas = fc.constantFrom(...permissionAreas);
const permissions = fc.constantFrom(...allPermissions);
const branchOf = (held: readonly Permission[], area: string) =>
  permissionTree(held).find((branch) => branch.area === area);

describe('the tree of permissions', () => {
  it('ACC-345 ticks a parent with all its children, half-ticks it with some, and lets act include view', () => {
    fc.assert(
      fc.property(permissionSets, areas, (held, area) => {
        const view = permits(held, `${area}:view`);
        const act = permits(held, `${area}:act`);
        const tick = act ? 'all' : view ? 'some' : 'none';
        const level = act ? 'act' : view ? 'view' : 'none';
        expect(branchOf(held, area)).toEqual({ area, view, act, tick, level });
      }),
    );
    expect(permissionTree([]).map(({ area }) => area)).toEqual([
      'appointments',
      'payments',
      'messages',
      'forms',
      'health',
      'profile',
    ]);
  });

  it('ACC-344 toggles every child with its parent, and nothing beside them', () => {
    fc.assert(
      fc.property(permissionSets, areas, (held, area) => {
        const before = branchOf(held, area)?.tick;
        const after = toggleArea(held, area);
        const wanted = before !== 'all';
        expect(branchOf(after, area)).toEqual({
          ...{ area, view: wanted, act: wanted },
          ...(wanted ? { tick: 'all', level: 'act' } : { tick: 'none', level: 'none' }),
        });
        expect(permissionTree(after).filter((branch) => branch.area !== area)).toEqual(
          permissionTree(held).filter((branch) => branch.area !== area),
        );
      }),
    );
  });

  it('ACC-343 sets the boxes of an area by one choice, which the boxes read back, and nothing beside them', () => {
    fc.assert(
      fc.property(permissionSets, areas, fc.constantFrom(...areaLevels), (held, area, level) => {
        const after = setArea(held, area, level);
        expect(branchOf(after, area)).toMatchObject({ level, view: level !== 'none', act: level === 'act' });
        expect(permissionTree(after).filter((branch) => branch.area !== area)).toEqual(
          permissionTree(held).filter((branch) => branch.area !== area),
        );
      }),
    );
  });

  it('ACC-343 has a choice for every way in which the boxes of an area can stand', () => {
    fc.assert(
      fc.property(permissionSets, areas, (held, area) => {
        const stands = branchOf(held, area);
        expect(setArea(held, area, stands?.level ?? 'none')).toEqual(settledPermissions(held));
      }),
    );
  });

  it('ACC-345 brings view along with act, and takes act away with view', () => {
    fc.assert(
      fc.property(permissionSets, permissions, (held, one) => {
        const [area, verb] = one.split(':');
        const had = permits(held, one);
        const after = togglePermission(held, one);
        expect(permits(after, one)).toBe(!had);
        if (!had && verb === 'act') expect(permits(after, `${area}:view`)).toBe(true);
        if (had && verb === 'view') expect(permits(after, `${area}:act`)).toBe(false);
        expect(permissionTree(after).filter((branch) => branch.area !== area)).toEqual(
          permissionTree(held).filter((branch) => branch.area !== area),
        );
      }),
    );
  });

  it('ACC-344 toggles everything from the top', () => {
    fc.assert(
      fc.property(permissionSets, (held) => {
        const after = toggleWhole(held);
        expect(wholeTick(after)).toBe(wholeTick(held) === 'all' ? 'none' : 'all');
      }),
    );
  });

  it('opens the same before and after it is settled, says each once, and settles at once', () => {
    fc.assert(
      fc.property(fc.array(permissions, { maxLength: 20 }), (held) => {
        const settled = settledPermissions(held);
        for (const one of allPermissions) expect(permits(settled, one)).toBe(permits(held, one));
        expect(new Set(settled).size).toBe(settled.length);
        expect(settledPermissions(settled)).toEqual(settled);
      }),
    );
  });

  const withheldAreas = fc.subarray([...permissionAreas], { maxLength: permissionAreas.length - 1 });

  it('lets in to see everything or to act in everything, without what cannot be served', () => {
    fc.assert(
      fc.property(withheldAreas, areas, (withheld, area) => {
        const isServed = !withheld.includes(area);
        const see = permissionsTo('see', withheld);
        const act = permissionsTo('act', withheld);
        expect([permits(see, `${area}:view`), permits(see, `${area}:act`)]).toEqual([isServed, false]);
        expect([permits(act, `${area}:view`), permits(act, `${area}:act`)]).toEqual([isServed, isServed]);
        expect([extentOf(see, withheld), extentOf(act, withheld)]).toEqual(['see', 'act']);
      }),
    );
  });

  it('names an extent by what it permits, and none where nothing is permitted', () => {
    fc.assert(
      fc.property(permissionSets, withheldAreas, (held, withheld) => {
        const extent = extentOf(held, withheld);
        expect(extent === undefined).toBe(held.length === 0);
        if (extent === 'see' || extent === 'act') {
          expect(settledPermissions(held)).toEqual(settledPermissions(permissionsTo(extent, withheld)));
        }
      }),
    );
  });
});
