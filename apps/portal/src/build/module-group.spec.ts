import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { moduleGroup } from './module-group.ts';

const root = import.meta.dirname;
const held = (paths: readonly string[], file: string): boolean => moduleGroup(root, paths).holds(join(root, file));

describe('a group of modules', () => {
  it.each([
    { paths: ['module-group'], file: 'module-group.ts', isHeld: true },
    { paths: ['module'], file: 'module-group.ts', isHeld: true },
    { paths: ['mod'], file: 'module-group.ts', isHeld: undefined },
    { paths: ['{acyclic,module}'], file: 'acyclic-chunks.ts', isHeld: true },
    { paths: ['acyclic-chunks'], file: 'module-group.ts', isHeld: false },
    { paths: ['../build/'], file: 'module-group.ts', isHeld: true },
  ])('of $paths holds $file: $isHeld', ({ paths, file, isHeld }) => {
    if (isHeld === undefined) expect(() => held(paths, file)).toThrow(`names what is not there: ${paths.join()}`);
    else expect(held(paths, file)).toBe(isHeld);
  });
});
