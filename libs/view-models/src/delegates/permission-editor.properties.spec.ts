import { describe, expect, it } from '@jest/globals';
import { allPermissions, permissionAreas, type Permission, type PermissionArea } from '@portico/domain/access';
import { areaLevels, settledPermissions, type Extent } from '@portico/domain/delegates';
import fc from 'fast-check';
import { PermissionEditor } from './permission-editor.ts';

type Act = (editor: PermissionEditor) => void;

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Extent>('see', 'act', 'some').map(
    (extent): Act =>
      (editor) =>
        editor.choose(extent),
  ),
  fc.constantFrom(...allPermissions).map(
    (one): Act =>
      (editor) =>
        editor.toggle(one),
  ),
  fc.constantFrom(...permissionAreas).map(
    (area): Act =>
      (editor) =>
        editor.toggleArea(area),
  ),
  fc.tuple(fc.constantFrom(...permissionAreas), fc.constantFrom(...areaLevels)).map(
    ([area, level]): Act =>
      (editor) =>
        editor.setArea(area, level),
  ),
  fc.constant<Act>((editor) => editor.toggleWhole()),
);
const withheldAreas = fc.subarray([...permissionAreas], { maxLength: permissionAreas.length - 1 });
const areaOf = (one: Permission) => one.split(':')[0] as PermissionArea;
/** What a screen can press: boxes of areas that are withheld are not shown. */
const pressable = (editor: PermissionEditor, act: Act, withheld: readonly PermissionArea[]): void => {
  const before = editor.held;
  const other = new PermissionEditor(before, '', withheld);
  act(other);
  if (!other.held.some((one) => withheld.includes(areaOf(one)))) act(editor);
};

describe('how far a delegate is let in', () => {
  it('permits nothing until something is chosen', () => {
    expect(new PermissionEditor()).toMatchObject({ extent: undefined, held: [], whole: 'none', isComplete: false });
  });

  it('permits exactly what the boxes say, and nothing that is withheld', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 8 }), withheldAreas, (steps, withheld) => {
        const editor = new PermissionEditor([], '', withheld);
        for (const step of steps) pressable(editor, step, withheld);
        const said = editor.tree.flatMap(({ area, view, act }): readonly Permission[] => [
          ...(view ? ([`${area}:view`] as const) : []),
          ...(act ? ([`${area}:act`] as const) : []),
        ]);
        expect(settledPermissions(said)).toEqual(settledPermissions(editor.held));
        expect(editor.held.filter((one) => withheld.includes(areaOf(one)))).toEqual([]);
        expect(editor.isComplete).toBe(editor.held.length > 0);
      }),
    );
  });

  it('of what is held takes up what is not withheld', () => {
    fc.assert(
      fc.property(fc.subarray([...allPermissions]), withheldAreas, (held, withheld) => {
        const editor = new PermissionEditor(held, '', withheld);
        const served = held.filter((one) => !withheld.includes(areaOf(one)));
        expect(editor.held).toEqual(settledPermissions(served));
      }),
    );
  });

  it('lets nobody in by a choice area by area that was not made', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('see' as const, 'act' as const),
        fc.constantFrom(...allPermissions),
        (extent, one) => {
          const editor = new PermissionEditor();
          editor.choose(extent);
          editor.choose('some');
          expect(editor.held).toEqual([]);
          editor.toggle(one);
          const ticked = editor.held;
          editor.choose(extent);
          editor.choose('some');
          expect(editor.held).toEqual(ticked);
        },
      ),
    );
  });

  it('begins with what a delegate is let into already', () => {
    expect(new PermissionEditor(['messages:view']).extent).toBe('some');
    expect(new PermissionEditor(permissionAreas.map((area) => `${area}:view` as const)).extent).toBe('see');
    expect(new PermissionEditor(allPermissions).extent).toBe('act');
  });
});
