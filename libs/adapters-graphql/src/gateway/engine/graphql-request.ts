import { failed, ok, type Result } from '@portico/domain/kernel';
import { variableLimits, weigh, type Weighed } from './variable-limits.ts';

/** A well-formed GraphQL request, whichever way it came. */
export interface GraphqlRequest {
  readonly documentId: string | undefined;
  readonly query: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** UTF-16 units of the longest text among the variables. */
  readonly longestText: number;
}

/** `text` says what is malformed, never what was in it. */
export interface MalformedRequest {
  readonly kind: 'malformed-request';
  readonly text: string;
}

const none: Readonly<Record<string, unknown>> = Object.freeze({});

/** Parses the parameters of a request; absent and `null` mean the same. */
export const parseGraphqlRequest = (raw: unknown): Result<GraphqlRequest, MalformedRequest> => {
  if (!isMap(raw)) return malformed('A request is a JSON object.');
  const { query, operationName, variables, extensions } = raw;
  if (!isTextOrAbsent(query)) return malformed('"query" must be text.');
  if (!isTextOrAbsent(operationName)) return malformed('"operationName" must be text.');
  if (!isMapOrAbsent(variables)) return malformed('"variables" must be an object.');
  if (!isMapOrAbsent(extensions)) return malformed('"extensions" must be an object.');
  const documentId = documentIdIn(raw, extensions);
  if (!isTextOrAbsent(documentId)) return malformed('The id of a document must be text.');
  const weighed = weigh(variables);
  if (weighed.kind !== 'fine') return malformed(tooMuch[weighed.kind]);
  if (documentId == null && query == null) return malformed('A request needs the id of a document or "query".');
  return ok({
    documentId: documentId ?? undefined,
    query: query ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? none,
    longestText: weighed.longestText,
  });
};

/** As Apollo's persisted queries name a document, or as pages of earlier releases do. */
const documentIdIn = (raw: Readonly<Record<string, unknown>>, extensions: unknown): unknown => {
  const persisted = isMap(extensions) ? extensions['persistedQuery'] : undefined;
  return raw['documentId'] ?? (isMap(persisted) ? persisted['sha256Hash'] : undefined);
};

const tooMuch: Readonly<Record<Exclude<Weighed['kind'], 'fine'>, string>> = {
  'too-many-values': `"variables" may hold at most ${variableLimits.values} values.`,
  'too-deep': `"variables" may be nested at most ${variableLimits.depth} deep.`,
  'long-key': `A name in "variables" may have at most ${variableLimits.key} characters.`,
  'holds-null': 'Text cannot hold the character U+0000.',
};

const malformed = (text: string) => failed<MalformedRequest>({ kind: 'malformed-request', text });

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMapOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isMap(value);

const isTextOrAbsent = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';
