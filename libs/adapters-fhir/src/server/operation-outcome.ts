import type { Failure } from '@portico/application/kernel';
import type { NoScope } from '@portico/application/fhir';
import { failed, type Failed } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';

/** Why a request is not answered: the HTTP status, the code of FHIR's issue types, and a sentence for developers. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

export const problems = {
  noToken: { status: 401, code: 'login', text: 'An access token of this practice is needed.' },
  noScope: { status: 403, code: 'forbidden', text: 'No scope of the access token covers this.' },
  notFound: { status: 404, code: 'not-found', text: 'There is no such resource.' },
  unknownType: { status: 404, code: 'not-supported', text: 'Resources of this type are not answered here.' },
  unknownPractice: { status: 404, code: 'not-found', text: 'There is no such practice.' },
  notOffered: {
    status: 404,
    code: 'not-supported',
    text: 'The records of this practice are kept by a system of its own, which is asked directly.',
  },
  badMethod: { status: 405, code: 'not-supported', text: 'Resources are read and searched for here, and not changed.' },
  badFormat: { status: 406, code: 'not-supported', text: 'Answers are application/fhir+json.' },
  badBody: { status: 415, code: 'invalid', text: 'A search in a body is application/x-www-form-urlencoded.' },
  badPage: { status: 400, code: 'invalid', text: 'This is no link to a page of this search.' },
  badCount: { status: 400, code: 'value', text: '_count is a whole number of at least 1.' },
  noPatient: { status: 400, code: 'required', text: 'A system searches for the resources of one patient.' },
  wideSearch: {
    status: 400,
    code: 'too-costly',
    text: 'A system searches for patients by birthdate, identifier or _id.',
  },
  notAsync: { status: 400, code: 'processing', text: 'An export is asked for with Prefer: respond-async.' },
  tooCostly: { status: 400, code: 'too-costly', text: 'This is more than one request can have.' },
  tooMany: { status: 429, code: 'throttled', text: 'Too many requests.' },
  away: { status: 503, code: 'transient', text: 'This cannot be answered now.' },
  broken: { status: 500, code: 'exception', text: 'This could not be answered.' },
} as const satisfies Readonly<Record<string, Problem>>;

const nameOf = (parameter: string): string => (/^[A-Za-z_:.-]{1,40}$/.test(parameter) ? parameter : 'A parameter');

export const unknownParameter = (parameter: string): Problem => ({
  status: 400,
  code: 'not-supported',
  text: `${nameOf(parameter)} is no search parameter here.`,
});

/** The value itself stays unsaid: it may tell of a person. */
export const badValue = (parameter: string): Problem => ({
  status: 400,
  code: 'value',
  text: `The value of ${nameOf(parameter)} cannot be read.`,
});

const ofFailures: Readonly<Partial<Record<(Failure | NoScope)['kind'], Problem>>> = {
  'no-scope': problems.noScope,
  'other-category': problems.notFound,
  'not-found': problems.notFound,
  'bad-input': problems.tooCostly,
  'too-many-requests': problems.tooMany,
  unavailable: problems.away,
  'practice-away': problems.away,
};

export const problemOf = ({ kind }: Failure | NoScope): Problem => ofFailures[kind] ?? problems.broken;

export const refuse = (problem: Problem): Failed<Problem> => failed(problem);

export const outcome = (severity: 'error' | 'warning' | 'information', code: string, text: string): JsonObject => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity, code, diagnostics: text }],
});
