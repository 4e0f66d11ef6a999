import { failed, ok, type Result } from '@portico/domain/kernel';

/** A well-formed GraphQL request, whichever way it came. */
export interface GraphqlRequest {
  readonly documentId: string | undefined;
  readonly query: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
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
  const { documentId, query, operationName, variables, extensions } = raw;
  if (!isTextOrAbsent(documentId)) return malformed('"documentId" must be text.');
  if (!isTextOrAbsent(query)) return malformed('"query" must be text.');
  if (!isTextOrAbsent(operationName)) return malformed('"operationName" must be text.');
  if (!isMapOrAbsent(variables)) return malformed('"variables" must be an object.');
  if (!isMapOrAbsent(extensions)) return malformed('"extensions" must be an object.');
  if (holdsNull(variables)) return malformed('Text cannot hold the character U+0000.');
  if (documentId == null && query == null) return malformed('A request needs "documentId" or "query".');
  return ok({
    documentId: documentId ?? undefined,
    query: query ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? none,
  });
};

/** No database keeps this character in a text and no person types it. Deep values must not exhaust the stack. */
const holdsNull = (variables: unknown): boolean => {
  const left: unknown[] = [variables];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (value.includes('\0')) return true;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key.includes('\0')) return true;
        left.push(inner);
      }
    }
  }
  return false;
};

const malformed = (text: string) => failed<MalformedRequest>({ kind: 'malformed-request', text });

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMapOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isMap(value);

const isTextOrAbsent = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';
