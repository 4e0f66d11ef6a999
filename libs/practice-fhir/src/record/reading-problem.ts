import type { ClinicalRecord } from './clinical-record.ts';
import { failed, ok, type Failed, type Result } from './reading-outcome.ts';
import { text } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import type { ReferenceIndex } from './reference-index.ts';

/** Why one resource is not among the records. */
export interface Problem {
  readonly reason: 'not-kept' | 'entered-in-error' | 'superseded' | 'unknown-status' | 'unreadable';
  readonly detail: string;
}

export type Reading = Result<readonly ClinicalRecord[], Problem>;
export type Reader = (resource: Resource, referenceIndex: ReferenceIndex) => Reading;

export const refuse = (reason: Problem['reason'], detail: string): Failed<Problem> => failed({ reason, detail });
export const unreadable = (detail: string): Failed<Problem> => refuse('unreadable', detail);

/** Source text inside a refusal is a code at most: short, printable, nothing that could be a name or a value. */
export const codeInWords = (raw: string): string =>
  /^[A-Za-z0-9._|:/-]{1,64}$/.test(raw) ? `“${raw}”` : 'code of a strange form';

/** Looks a required code up in an explicit table; `entered-in-error` and codes the table lacks are troubles. */
export const statusIn = <T>(
  table: Readonly<Record<string, T>>,
  element: string,
  code: string | undefined,
): Result<T, Problem> => {
  if (code === undefined) return unreadable(`${element} is missing`);
  if (code === 'entered-in-error') return refuse('entered-in-error', `${element} is entered-in-error`);
  if (!Object.hasOwn(table, code)) return refuse('unknown-status', `${element} ${codeInWords(code)} is not known`);
  return ok(table[code] as T);
};

/**
 * The status of what is shown with its status: one that the table lacks, or that is missing, is not noted. What says of
 * itself that it was entered in error is refused.
 */
export const notedStatus = <T>(
  table: Readonly<Record<string, T>>,
  element: string,
  code: string | undefined,
): Result<T | 'unknown', Problem> =>
  ['entered-in-error', ...Object.keys(table)].some((known) => known === code)
    ? statusIn(table, element, code)
    : ok('unknown');

/** The patient of a resource. A resource about a group, a device or a place is refused. */
export const patientOf = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  element: string,
): Result<string, Problem> => {
  const reference = resource.json[element];
  const target = referenceIndex.follow(resource, reference);
  if (target === undefined) {
    const logical = text(reference, 'identifier.value') !== undefined;
    return unreadable(
      logical
        ? `${element} names a patient by an identifier that no patient of this input has`
        : `${element} names no patient`,
    );
  }
  if (target.type !== undefined && target.type !== 'Patient') {
    return refuse('not-kept', `${element} is a ${codeInWords(target.type)}, not a patient`);
  }
  return ok(target.id);
};
