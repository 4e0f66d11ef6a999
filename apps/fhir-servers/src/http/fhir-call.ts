import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4';

/**
 * Sent with what the practice's own staff does in its own system: such a call is not counted, logged, delayed, refused or
 * made faulty, so that a clinic can be furnished, and its books read, beside what is tested.
 */
export const officeHeaders = { 'x-practice-office': 'yes' };

export interface FhirCall {
  readonly method: string;
  /** Path and query as they came. */
  readonly target: string;
  /** The parts of the path, without the query. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly isOffice: boolean;
}

export interface FhirReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export const readFhirCall = async (request: IncomingMessage): Promise<FhirCall> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const target = request.url ?? '/';
  const url = new URL(target, 'http://server');
  return {
    method: request.method ?? 'GET',
    target,
    path: url.pathname.split('/').filter((part) => part !== ''),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
    isOffice: request.headers['x-practice-office'] !== undefined,
  };
};

/** The body as JSON, or undefined if it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const refusal = (
  status: number,
  code: OperationOutcomeIssue['code'],
  diagnostics: string,
  headers: Readonly<Record<string, string>> = {},
): FhirReply => {
  const body: OperationOutcome = {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code, diagnostics }],
  };
  return { status, headers, body };
};

export const fhirJson = { 'content-type': 'application/fhir+json' };
