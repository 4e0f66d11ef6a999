import { posix } from 'node:path';
import { contexts } from './contexts.mjs';

/** Rooms whose folders are contexts and nothing else. */
const contextRooms =
  /^libs\/(?:domain|application|services|view-models)\/src\/([^/]+)\/|^libs\/ui\/src\/screens\/([^/]+)\//;
/** Rooms where a folder may be a context or a piece of technology. */
const mixedRooms = /^libs\/adapters-[^/]+\/src\/(?:[^/]+\/)?([^/]+)\//;
const packagePath = /^@portico\/(domain|application|services|view-models)\/(.+)$|^@portico\/ui\/screens\/(.+)$/;

/**
 * @param {string} path from the root of the workspace, with forward slashes
 * @returns {{ room: string, context: string, inside: string, sure: boolean } | undefined}
 */
const place = (path) => {
  const own = contextRooms.exec(path);
  const mixed = own ? null : mixedRooms.exec(path);
  const found = own ?? mixed;
  if (!found) return undefined;
  const context = found[1] ?? found[2] ?? '';
  if (!own && !contexts.includes(context)) return undefined;
  const end = found[0].length;
  return { room: path.slice(0, end - context.length - 1), context, inside: path.slice(end), sure: own !== null };
};

const isEntry = (inside) => inside === 'index.ts' || inside === 'testing/index.ts';

/**
 * Files of one context import another context only through its `index.ts` (for tests also `testing/index.ts`), and
 * within one library only in the direction of `contexts.mjs`. From floor to floor the direction is down already.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const contextEntries = {
  meta: {
    type: 'problem',
    docs: { description: 'Contexts meet at their index.ts, in one direction.' },
    messages: {
      unknown: 'The context "{{context}}" is not in tools/eslint/contexts.mjs: give it its place there first.',
      inside: 'This is the inside of the context "{{context}}": import it through its index.ts.',
      direction: '"{{from}}" stands before "{{to}}" in tools/eslint/contexts.mjs and may not import it.',
    },
    schema: [],
  },
  create: (context) => {
    const path = posix.normalize(context.filename.slice(context.cwd.length).replaceAll('\\', '/').replace(/^\/+/, ''));
    const here = place(path);
    if (here === undefined) return {};

    if (here.sure && !contexts.includes(here.context)) {
      return {
        Program: (node) =>
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'unknown', data: { context: here.context } }),
      };
    }

    const check = (node, source) => {
      if (source === null || typeof source?.value !== 'string') return;
      const report = (messageId, data) => context.report({ node: source, messageId, data });
      const specifier = source.value;
      if (specifier.startsWith('.')) {
        const there = place(posix.join(posix.dirname(path), specifier));
        if (there === undefined || there.room !== here.room || there.context === here.context) return;
        // What tools write belongs to every context, as the catalogs of texts do.
        if (there.context === 'generated') return;
        if (!isEntry(there.inside)) report('inside', { context: there.context });
        if (contexts.indexOf(there.context) > contexts.indexOf(here.context)) {
          report('direction', { from: here.context, to: there.context });
        }
        return;
      }
      const named = packagePath.exec(specifier);
      if (!named) return;
      const [target = '', ...rest] = (named[2] ?? named[3] ?? '').split('/');
      if (rest.length > 0 && rest.join('/') !== 'testing') report('inside', { context: target });
      const sameRoom = here.room === (named[1] ? `libs/${named[1]}/src/` : 'libs/ui/src/screens/');
      if (sameRoom && contexts.indexOf(target) > contexts.indexOf(here.context)) {
        report('direction', { from: here.context, to: target });
      }
    };

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};
