import {
  type DocumentNode,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type AnswerCheck, compileCheck } from './answer-check.ts';
import { longestTextOf } from './longest-input-text.ts';

type Variables = Readonly<Record<string, unknown>>;
type MaybePromise<T> = T | Promise<T>;

/** An operation that is compiled once and answers many requests. */
export interface CompiledOperation {
  readonly name: string | undefined;
  /** A mutation, or a query that the contract marks with `@acts`. */
  readonly acts: boolean;
  /** UTF-16 units of the longest text that its variables may hold. */
  readonly longestText: number;
  /**
   * Executes with leaves that are JSON values; without `data` the variables were not what the operation declares. Of wrong
   * variables the first is told: the compiled parser would make an error of each of thousands.
   */
  run(context: unknown, variables: Variables): MaybePromise<ExecutionResult>;
}

/**
 * Compiles a validated document. A query runs without leaf completion; when its answer holds a leaf that is not what its type
 * allows, which is a bug in a resolver, the query runs again thoroughly to say where. What has effects runs once,
 * thoroughly.
 */
export const compileOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation => {
  const name = operation.name?.value;
  const acts = operation.operation !== 'query' || namesActing(schema, document);
  const check = acts ? undefined : compileCheck(schema, document, operation);
  const thorough = lazy(() => compiled(schema, document, name, false));
  const run =
    check === undefined
      ? (context: unknown, variables: Variables) => thorough().query({}, context, variables)
      : quickThenThorough(compiled(schema, document, name, true), thorough, check);
  return { name, acts, longestText: longestTextOf(schema, operation), run: afterVariables(schema, operation, run) };
};

const afterVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  run: CompiledOperation['run'],
): CompiledOperation['run'] => {
  if (variableDefinitions.length === 0) return run;
  return (context, variables) => {
    const read = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1, hideSuggestions: true });
    return read.errors === undefined ? run(context, variables) : { errors: read.errors.slice(0, 1) };
  };
};

/** Whether a query that acts is named anywhere in a document; a field elsewhere of the same name counts as one too. */
const namesActing = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const queries = schema.getQueryType()?.getFields() ?? {};
  let acts = false;
  visit(document, {
    Field: ({ name }) => {
      acts ||= queries[name.value]?.astNode?.directives?.some((directive) => directive.name.value === 'acts') === true;
    },
  });
  return acts;
};

const quickThenThorough =
  (quick: CompiledQuery, thorough: () => CompiledQuery, check: AnswerCheck): CompiledOperation['run'] =>
  (context, variables) => {
    const finish = (result: ExecutionResult): MaybePromise<ExecutionResult> =>
      result.data === undefined || check(result.data) ? result : thorough().query({}, context, variables);
    const result = quick.query({}, context, variables);
    return result instanceof Promise ? result.then(finish) : finish(result);
  };

const compiled = (
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
  disableLeafSerialization: boolean,
): CompiledQuery => {
  const query = compileQuery(schema, document, name, { disableLeafSerialization });
  if (isCompiledQuery(query)) return query;
  throw query.errors?.[0] ?? new GraphQLError('The operation cannot be compiled.');
};

const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
