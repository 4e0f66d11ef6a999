import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { addTexts, exportFrom } from '../edit.ts';

export interface ScreenOptions {
  readonly context: string;
  readonly name: string;
  /** The title in Spanish; the English one is the name. */
  readonly es: string;
}

/** One screen, one view model: with the port it asks, its messages in both languages, and tests of both halves. */
export const screenGenerator = async (tree: Tree, { context, name, es }: ScreenOptions): Promise<void> => {
  const application = `libs/application/src/${context}`;
  const viewModels = `libs/view-models/src/${context}`;
  const ui = `libs/ui/src/screens/${context}`;
  if (!tree.exists(`${application}/index.ts`)) throw new Error(`There is no context ${context} in the application.`);
  if (tree.exists(`${viewModels}/${name}.view-model.ts`)) throw new Error(`There is a screen ${name} already.`);

  const { className, propertyName } = names(name);
  const words = {
    context,
    name,
    Name: className,
    nameValue: propertyName,
    title: name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
    es: es.replaceAll("'", '’'),
    template: '',
  };
  generateFiles(tree, `${import.meta.dirname}/files/application`, application, words);
  generateFiles(tree, `${import.meta.dirname}/files/view-models`, viewModels, words);
  generateFiles(tree, `${import.meta.dirname}/files/ui`, ui, words);
  const scope = `${context}.${propertyName}`;
  addTexts(tree, `${ui}/texts/es.json`, {
    [`${scope}.title`]: words.es,
    [`${scope}.loading`]: 'Cargando…',
    [`${scope}.failed`]: 'No se pudo cargar.',
    [`${scope}.retry`]: 'Intentar de nuevo',
    [`${scope}.empty`]: 'Aún no hay nada aquí.',
  });
  exportFrom(
    tree,
    `${application}/index.ts`,
    `export type { ${className}, ${className}Content } from './${name}.port.ts';`,
  );
  exportFrom(tree, `${viewModels}/index.ts`, `export { ${className}ViewModel } from './${name}.view-model.ts';`);
  exportFrom(tree, `${ui}/index.ts`, `export { ${className}Screen } from './${name}-screen.tsx';`);
  await formatFiles(tree);
};
