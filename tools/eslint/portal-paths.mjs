import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** The one file that spells the paths of the portal, and the table that says what each of them shows. */
export const pathFiles = ['libs/application/src/kernel/paths.ts', 'apps/portal/src/routes/route-table.ts'];

const [spelledIn] = pathFiles;
const firstSegments = new Set(
  [...readFileSync(join(root, spelledIn), 'utf8').matchAll(/['(]\/([^'/]+)/g)].map(([, segment]) => segment),
);

/** @returns {boolean} whether a text begins with a path of the portal, which its first segment tells */
export const isPortalPath = (text) => {
  const [, segment = ''] = /^\/([^/?#]+)(?:[/?#]|$)/.exec(text) ?? [];
  return firstSegments.has(segment);
};

/**
 * A path of the portal is built by its name, so that the compiler finds each place that a changed path reaches.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const pathsByName = {
  meta: {
    type: 'problem',
    docs: { description: 'No path of the portal is spelled outside of its list.' },
    messages: { spelled: 'Build the path by its name: `paths` of @portico/application/kernel.' },
    schema: [],
  },
  create: (context) => {
    const check = (node, text) => {
      if (isPortalPath(text)) context.report({ node, messageId: 'spelled' });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? node.value.raw),
    };
  },
};
