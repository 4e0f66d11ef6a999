import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { contextEntries } from './context-import-rules.mjs';

const linter = new Linter({ cwd: '/house' });

const complaints = (path: string, statement: string): readonly (string | undefined)[] =>
  linter
    .verify(
      statement,
      {
        files: ['**/*.{ts,tsx}'],
        plugins: { portico: { rules: { entries: contextEntries } } },
        rules: { 'portico/entries': 'error' },
      },
      `/house/${path}`,
    )
    .map(({ messageId }) => messageId);

describe('context-entries', () => {
  it.each([
    ['a neighbor’s entry', 'libs/domain/src/access/x.ts', "import '../kernel/index.ts';"],
    ['a neighbor’s entry from a folder deeper', 'libs/domain/src/access/ports/x.ts', "import '../../kernel/index.ts';"],
    ['what a neighbor offers to tests', 'libs/domain/src/access/x.spec.ts', "import '../kernel/testing/index.ts';"],
    ['its own inside', 'libs/domain/src/access/ports/x.ts', "import '../account.ts';"],
    ['a package’s context', 'libs/ui/src/screens/access/x.tsx', "import '@portico/application/access';"],
    ['a later context one floor down', 'libs/application/src/access/x.ts', "import '@portico/domain/messages';"],
    ['the kit beside the screens', 'libs/ui/src/screens/access/x.tsx', "import '../../kit/index.ts';"],
    ['technology in an adapter', 'libs/adapters-storage/src/sql/x.ts', "import '../access/rows.ts';"],
  ])('lets a file import %s', (_, path, statement) => {
    expect(complaints(path, statement)).toEqual([]);
  });

  it.each([
    ['an inside by path', 'libs/domain/src/access/x.ts', "import '../kernel/ids.ts';", 'inside'],
    ['an inside by export', 'libs/domain/src/access/x.ts', "export * from '../kernel/ids.ts';", 'inside'],
    ['an inside on demand', 'libs/domain/src/access/x.ts', "import('../kernel/ids.ts');", 'inside'],
    [
      'an inside by package',
      'libs/ui/src/kit/../screens/access/x.ts',
      "import '@portico/domain/access/can';",
      'inside',
    ],
    ['a screen of another context', 'libs/ui/src/screens/health/x.tsx', "import '../access/sign-in.tsx';", 'inside'],
    ['an adapter’s other context', 'libs/adapters-storage/src/health/x.ts', "import '../access/rows.ts';", 'inside'],
    ['a later context', 'libs/services/src/access/x.ts', "import '../health/index.ts';", 'direction'],
    ['a later context by package', 'libs/domain/src/access/x.ts', "import '@portico/domain/health';", 'direction'],
  ])('refuses %s', (_, path, statement, messageId) => {
    expect(complaints(path, statement)).toEqual([messageId]);
  });
});
