import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { addTexts, editOnce } from '../edit.ts';

export interface ContextOptions {
  readonly name: string;
  readonly entity?: string;
  /** What the things are called in Spanish, for the activity log. */
  readonly es?: string;
}

/** A context with one entity, the port that brings it, and a service that shows a person their own. */
export const contextGenerator = async (tree: Tree, { name, entity, es = name }: ContextOptions): Promise<void> => {
  if (tree.exists(`libs/domain/src/${name}`)) throw new Error(`There is a context ${name} already.`);
  const one = names(entity ?? name.replace(/ies$/, 'y').replace(/s$/, ''));
  const many = names(name);
  if (one.fileName === many.fileName) throw new Error(`Name one of ${name}: --entity=…`);

  const words = {
    many: many.fileName,
    Many: many.className,
    one: one.fileName,
    One: one.className,
    oneValue: one.propertyName,
    template: '',
  };
  for (const floor of ['domain', 'application', 'services']) {
    generateFiles(tree, `${import.meta.dirname}/files/${floor}`, `libs/${floor}/src/${name}`, words);
  }

  editOnce(tree, 'tools/eslint/contexts.mjs', /( {2}'dashboard',\n)/, `  '${name}',\n$1`);
  editOnce(tree, 'libs/domain/src/access/can.ts', /(export type Area =[^;]*)(;)/, `$1 | '${name}'$2`);
  editOnce(
    tree,
    'libs/domain/src/activity/activity.ts',
    /(\n\] as const;\n\nexport type ActivityAction)/,
    `\n  'viewed-${name}',$1`,
  );
  editOnce(
    tree,
    'libs/ui/src/screens/activity/viewing-actions.messages.ts',
    /(\n)(\}\);\n)$/,
    `$1  'viewed-${name}': {
    id: 'activity.action.viewed-${name}',
    defaultMessage: '{who} looked at your ${words.many.replaceAll('-', ' ')}.',
    description: 'Line of the activity log',
  },\n$2`,
  );
  addTexts(tree, 'libs/ui/src/screens/activity/texts/es.json', {
    [`activity.action.viewed-${name}`]: `{who} vio: ${es}.`,
  });
  await formatFiles(tree);
};
