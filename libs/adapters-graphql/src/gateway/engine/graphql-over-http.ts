import { type Answer, type Outcome } from './engine.ts';
import { statusOfCode } from './expected-errors.ts';

/** GraphQL over HTTP: which media type answers, which status says how it went, how a GET carries a request. */
export type AnswerMedia = 'application/graphql-response+json' | 'application/json';

/** The media type an `accept` header asks for; nothing when it takes neither. The first one named that we have wins. */
export const answerMedia = (accept: string | undefined): AnswerMedia | undefined => {
  if (accept === undefined || accept === '' || accept === '*/*') return 'application/json';
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...params] = range.split(';').map((part) => part.trim());
    const charset = params.find((param) => param.startsWith('charset='));
    if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) continue;
    if (params.some((param) => /^q=0(\.0*)?$/.test(param))) continue;
    if (type === 'application/graphql-response+json') return type;
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return 'application/json';
  }
  return undefined;
};

/** Whether a POST body is JSON in UTF-8, the one kind this gateway reads. */
export const isJsonContent = (contentType: string | undefined): boolean =>
  contentType === 'application/json' ||
  (contentType !== undefined && /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType));

/** The parameters of a GET; nothing when `variables` or `extensions` are not JSON. */
export const paramsOfSearch = (search: string): Readonly<Record<string, unknown>> | undefined => {
  const given = new URLSearchParams(search);
  const json = (name: string): unknown => {
    const text = given.get(name);
    return text === null || text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  try {
    return {
      documentId: given.get('documentId'),
      query: given.get('query'),
      operationName: given.get('operationName'),
      variables: json('variables'),
      extensions: json('extensions'),
    };
  } catch {
    return undefined;
  }
};

/**
 * The HTTP status of an answer. `application/json` is for clients older than the GraphQL-over-HTTP specification: a
 * well-formed request gets 200 even if GraphQL rejects it.
 */
export const statusOf = ({ outcome, code }: Answer, media: AnswerMedia): number => {
  // Part of the answer may be there, but monitoring should still see that it is incomplete.
  if (code === 'UNAVAILABLE') return statusOfCode[code];
  if (outcome === 'executed') return 200;
  if (outcome === 'refused' && media === 'application/json' && (code === undefined || code === 'BAD_INPUT')) return 200;
  return refusals[outcome] ?? statusOfCode[code ?? 'BAD_INPUT'];
};

const refusals: Partial<Record<Outcome, number>> = { malformed: 400, 'action-by-get': 405 };
