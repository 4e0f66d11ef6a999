import { formatFiles, generateFiles, installPackagesTask, names, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { exportFrom } from '../edit.ts';

export interface AdapterOptions {
  readonly technology: string;
  readonly context: string;
  readonly port: string;
  /** What the class name begins with, where it is not the library's own word: `Postgres` in adapters-storage. */
  readonly prefix?: string;
}

/**
 * An adapter of a driven port in the library of its technology, which is made if there is none. It begins as a shell
 * that hands every question to another adapter of the port, so that it is green from the first minute; the technology
 * then takes over question by question, under the port's contract.
 */
export const adapterGenerator = async (
  tree: Tree,
  { technology, context, port, prefix = technology }: AdapterOptions,
): Promise<(() => void) | undefined> => {
  const questions = questionsOf(tree, context, port);
  const library = `libs/adapters-${technology}`;
  const isNew = !tree.exists(`${library}/package.json`);
  const adapter = names(`${prefix}-${names(port).fileName}`);
  const file = `${library}/src/${context}/${adapter.fileName}.ts`;
  if (tree.exists(file)) throw new Error(`There is a ${file} already.`);

  const words = {
    technology,
    context,
    port: names(port).fileName,
    Port: port,
    portValue: names(port).propertyName,
    adapter: adapter.fileName,
    Adapter: adapter.className,
    questions,
    template: '',
  };
  if (isNew) generateFiles(tree, `${import.meta.dirname}/files/library`, library, words);
  generateFiles(tree, `${import.meta.dirname}/files/adapter`, `${library}/src/${context}`, words);
  const contracts = `${library}/src/conformance/${context}`;
  if (!tree.exists(`${contracts}/${words.port}.contract.ts`)) {
    generateFiles(tree, `${import.meta.dirname}/files/contract`, contracts, words);
  }
  if (tree.exists(`${library}/src/index.ts`)) {
    exportFrom(
      tree,
      `${library}/src/index.ts`,
      `export { ${adapter.className} } from './${context}/${adapter.fileName}.ts';`,
    );
  }
  await formatFiles(tree);
  return isNew ? () => installPackagesTask(tree, true) : undefined;
};

/** The methods of a port, in the order they are written. */
const questionsOf = (tree: Tree, context: string, port: string): readonly string[] => {
  const folder = `libs/domain/src/${context}/ports`;
  for (const name of tree.children(folder)) {
    const source = ts.createSourceFile(name, tree.read(`${folder}/${name}`, 'utf8') ?? '', ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== port) continue;
      return statement.members
        .filter(ts.isMethodSignature)
        .map((member) => (ts.isIdentifier(member.name) ? member.name.text : ''))
        .filter((question) => question !== '');
    }
  }
  throw new Error(`There is no port ${port} in ${folder}.`);
};
