import { compileFunction } from 'node:vm';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  TypeNameMetaFieldDef,
} from 'graphql';

/**
 * Tells whether every leaf of an answer already is the JSON value that its type would make of it. Completing each leaf by a
 * call of its type's `serialize` costs more than the rest of execution; on an answer that passes, it would change nothing.
 */
export type AnswerCheck = (data: unknown) => boolean;

/** Compiles the check of an operation, or nothing for one that asks the schema about itself. */
export const compileCheck = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): AnswerCheck | undefined => {
  const root = schema.getRootType(operation.operation);
  if (!root) return undefined;
  const source = new CheckSource(schema, fragmentsOf(document));
  const entry = source.objectCheck([root], [operation.selectionSet]);
  return entry === undefined ? undefined : source.link(entry);
};

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

/** One response key below a set of possible types. Validation guarantees that its shape is the same under each of them. */
interface AnsweredField {
  readonly type: GraphQLOutputType;
  readonly below: SelectionSetNode[];
  /** The types that have it for any variables. */
  readonly certain: Set<GraphQLObjectType>;
}

const scalarChecks: ReadonlyMap<string, (value: string) => string> = new Map(
  Object.entries({
    String: (value) => `typeof ${value} === 'string'`,
    ID: (value) => `typeof ${value} === 'string'`,
    Boolean: (value) => `typeof ${value} === 'boolean'`,
    Int: (value) => `(${value} | 0) === ${value}`,
    Float: (value) => `Number.isFinite(${value})`,
  }),
);

/** Collects the source text of a check. Everything in it is a name of the schema or the document, never a value. */
class CheckSource {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #functions: string[] = [];
  readonly #enums: ReadonlySet<unknown>[] = [];

  constructor(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  link(entry: string): AnswerCheck {
    const body = `'use strict';\n${this.#functions.join('\n')}\nreturn ${entry};`;
    const make = compileFunction(body, ['enums']) as (enums: readonly ReadonlySet<unknown>[]) => AnswerCheck;
    const check = make(this.#enums);
    return (data) => data === null || check(data);
  }

  /** The name of a function that checks an object of any of `types`. */
  objectCheck(types: readonly GraphQLObjectType[], sets: readonly SelectionSetNode[]): string | undefined {
    const fields = new Map<string, AnsweredField>();
    for (const type of types) {
      for (const set of sets) if (!this.#collect(type, set, false, fields)) return undefined;
    }
    const checks = [`typeof v === 'object'`, 'v !== null'];
    for (const [key, { type, certain, below }] of fields) {
      const value = `v[${JSON.stringify(key)}]`;
      const check = this.#valueCheck(type, below, value);
      if (check === undefined) return undefined;
      checks.push(certain.size < types.length ? `(${value} === undefined || ${check})` : check);
    }
    return this.#add(`return ${checks.join(' &&\n')};`);
  }

  #add(body: string): string {
    const name = `check${this.#functions.length}`;
    this.#functions.push(`function ${name}(v) {\n${body}\n}`);
    return name;
  }

  /** An expression that is true when `value`, itself an expression, is what `type` allows. */
  #valueCheck(type: GraphQLOutputType, below: readonly SelectionSetNode[], value: string): string | undefined {
    const nullable = getNullableType(type);
    const present = isListType(nullable)
      ? this.#listCheck(nullable.ofType as GraphQLOutputType, below, value)
      : this.#namedCheck(nullable, below, value);
    if (present === undefined) return undefined;
    return isNonNullType(type) ? `(${present})` : `(${value} === null || ${present})`;
  }

  #listCheck(item: GraphQLOutputType, below: readonly SelectionSetNode[], value: string): string | undefined {
    const check = this.#valueCheck(item, below, 'v[i]');
    if (check === undefined) return undefined;
    return `${this.#add(
      `if (!Array.isArray(v)) return false;\nfor (let i = 0; i < v.length; i++) if (!${check}) return false;\nreturn true;`,
    )}(${value})`;
  }

  #namedCheck(type: GraphQLNamedOutputType, below: readonly SelectionSetNode[], value: string): string | undefined {
    if (isEnumType(type)) return this.#enumCheck(type, value);
    if (isObjectType(type) || isAbstractType(type)) {
      const check = this.objectCheck(isObjectType(type) ? [type] : this.#schema.getPossibleTypes(type), below);
      return check === undefined ? undefined : `${check}(${value})`;
    }
    // A scalar of our own went through its `serialize` already: execution skips only the ones that GraphQL specifies.
    return scalarChecks.get(type.name)?.(value) ?? `${value} !== undefined`;
  }

  #enumCheck(type: GraphQLEnumType, value: string): string | undefined {
    const values = type.getValues();
    if (values.some((entry) => entry.value !== entry.name)) return undefined;
    this.#enums.push(new Set(values.map(({ name }) => name)));
    return `enums[${this.#enums.length - 1}].has(${value})`;
  }

  /** Adds what `set` asks of `type`; false for a question to the schema itself. */
  #collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    conditional: boolean,
    into: Map<string, AnsweredField>,
  ): boolean {
    for (const selection of set.selections) {
      const maybe = conditional || (selection.directives?.length ?? 0) > 0;
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const definition = name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : type.getFields()[name];
        if (definition === undefined) return false;
        const key = selection.alias?.value ?? name;
        const field = into.get(key) ?? { type: definition.type, below: [], certain: new Set() };
        if (!maybe) field.certain.add(type);
        const { selectionSet } = selection;
        if (selectionSet !== undefined && !field.below.includes(selectionSet)) field.below.push(selectionSet);
        into.set(key, field);
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
        if (fragment === undefined) return false;
        if (!this.#applies(type, fragment.typeCondition)) continue;
        if (!this.#collect(type, fragment.selectionSet, maybe, into)) return false;
      }
    }
    return true;
  }

  #applies(type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
    if (condition === undefined) return true;
    const named = typeFromAST(this.#schema, condition);
    return named === type || (isAbstractType(named) && this.#schema.isSubType(named, type));
  }
}
