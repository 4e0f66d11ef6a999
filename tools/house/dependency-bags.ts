import { posix } from 'node:path';
import ts from 'typescript';
import { treeOf, type SourceFile } from './source-files.ts';

/** So many collaborators in one object are a bag. */
const FEW = 2;

type Shape = ts.InterfaceDeclaration | ts.TypeLiteralNode;
type Declarations = ReadonlyMap<string, ts.Node>;

const declarationsOf = (source: ts.SourceFile): Declarations =>
  new Map(
    source.statements.flatMap((node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)
        ? [[node.name?.text ?? '', node] as const]
        : [],
    ),
  );

/** What a name stands for in the file where it is used: its own declaration, or that of the file it is imported from. */
class Names {
  readonly #files: ReadonlyMap<string, Declarations>;

  constructor(sources: readonly ts.SourceFile[]) {
    this.#files = new Map(sources.map((source) => [source.fileName, declarationsOf(source)]));
  }

  declared(name: string, source: ts.SourceFile): ts.Node | undefined {
    const own = this.#files.get(source.fileName)?.get(name);
    if (own !== undefined) return own;
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
      const found = named.find((each) => each.name.text === name);
      if (found === undefined) continue;
      return this.#exported((found.propertyName ?? found.name).text, source.fileName, statement.moduleSpecifier.text);
    }
    return undefined;
  }

  /** An index only hands on what stands in its folder. */
  #exported(name: string, from: string, specifier: string): ts.Node | undefined {
    const [, library, context] = /^@portico\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    const path =
      library === undefined
        ? posix.join(posix.dirname(from), specifier)
        : posix.join('libs', library, 'src', context ?? '', 'index.ts');
    const direct = this.#files.get(path)?.get(name);
    if (direct !== undefined || !path.endsWith('/index.ts')) return direct;
    const inFolder = [...this.#files].filter(([file]) => file.startsWith(`${posix.dirname(path)}/`));
    return inFolder.map(([, declarations]) => declarations.get(name)).find((each) => each !== undefined);
  }
}

const isFunction = (node: ts.TypeNode | undefined): boolean =>
  node !== undefined && (ts.isFunctionTypeNode(node) || (ts.isParenthesizedTypeNode(node) && isFunction(node.type)));

/** A class, a function, or an interface with methods or functions: it does something, and is no record of data. */
const doesSomething = (node: ts.Node): boolean => {
  if (ts.isClassDeclaration(node)) return true;
  if (ts.isTypeAliasDeclaration(node)) return isFunction(node.type);
  return (
    ts.isInterfaceDeclaration(node) &&
    node.members.some(
      (member) => ts.isMethodSignature(member) || (ts.isPropertySignature(member) && isFunction(member.type)),
    )
  );
};

/** The references in a type: `Pick<Ledger, 'byId'> | undefined` refers to the ledger. */
const referencesIn = (node: ts.TypeNode): readonly ts.TypeReferenceNode[] => {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.flatMap(referencesIn);
  if (ts.isParenthesizedTypeNode(node)) return referencesIn(node.type);
  if (!ts.isTypeReferenceNode(node)) return [];
  const [first] = node.typeArguments ?? [];
  const isUtility = /^(?:Pick|Omit|Partial|Required|Readonly)$/.test(node.typeName.getText());
  return first !== undefined && isUtility ? referencesIn(first) : [node];
};

const isCollaborator = (node: ts.TypeNode | undefined, names: Names): boolean => {
  if (node === undefined) return false;
  if (isFunction(node)) return true;
  if (ts.isUnionTypeNode(node)) return node.types.some((each) => isCollaborator(each, names));
  return referencesIn(node).some((each) => {
    const found = names.declared(each.typeName.getText(), each.getSourceFile());
    return found !== undefined && doesSomething(found);
  });
};

/** How many collaborators an object of this type holds; none where it has methods, and is a port itself. */
const collaboratorsIn = (shape: Shape, names: Names): number => {
  if (shape.members.some(ts.isMethodSignature)) return 0;
  const own = shape.members.filter((member) => ts.isPropertySignature(member) && isCollaborator(member.type, names));
  const bases = ts.isInterfaceDeclaration(shape) ? (shape.heritageClauses ?? []).flatMap(({ types }) => types) : [];
  return bases.reduce((all, { expression }) => {
    const base = names.declared(expression.getText(), shape.getSourceFile());
    return base !== undefined && ts.isInterfaceDeclaration(base) ? all + collaboratorsIn(base, names) : all;
  }, own.length);
};

const shapesOf = (type: ts.TypeNode, names: Names): readonly Shape[] => {
  if (ts.isTypeLiteralNode(type)) return [type];
  return referencesIn(type).flatMap((each): readonly Shape[] => {
    const found = names.declared(each.typeName.getText(), each.getSourceFile());
    if (found === undefined) return [];
    if (ts.isInterfaceDeclaration(found)) return [found];
    return ts.isTypeAliasDeclaration(found) && ts.isTypeLiteralNode(found.type) ? [found.type] : [];
  });
};

/** `Pick<Everything, 'one'>`: so few are named that it is no bag, whatever it is picked from. */
const picksFew = (type: ts.TypeNode): boolean => {
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Pick') return false;
  const picked = type.typeArguments?.[1];
  return picked !== undefined && (ts.isUnionTypeNode(picked) ? picked.types.length : 1) <= FEW;
};

/** Types of the domain and of the ports belong together by what they mean, such as a merchant with its processor. */
const ofTheDomain = /^libs\/(?:domain|application)\//;

/** Where functions and constructors of `which` take a record of more than a few collaborators, by file and line. */
export const dependencyBags = (files: readonly SourceFile[], which: RegExp): readonly string[] => {
  const sources = files.map(treeOf);
  const names = new Names(sources);
  const isBag = (type: ts.TypeNode): boolean =>
    !picksFew(type) &&
    shapesOf(type, names).some(
      (shape) => !ofTheDomain.test(shape.getSourceFile().fileName) && collaboratorsIn(shape, names) > FEW,
    );
  return sources
    .filter(({ fileName }) => which.test(fileName))
    .flatMap((source) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isParameter(node) && 'body' in node.parent && node.type !== undefined && isBag(node.type)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.push(`${source.fileName}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
};
