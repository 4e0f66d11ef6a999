import type { Lab, LabResult, LabValue, ReferenceRange } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import {
  absent,
  coded,
  dateTime,
  decimal,
  filled,
  profile,
  referenceTo,
  said,
  some,
  terminology,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

/** The status of a report and of its results, but for those that are still to come. */
export const labStatuses: Readonly<Record<Lab['status'], string>> = {
  final: 'final',
  preliminary: 'preliminary',
  corrected: 'corrected',
  pending: 'registered',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

export const observationId = (patient: PatientId, lab: Lab, at: number): string => entryFhirId(patient, lab.id, at + 1);

/** The results of a report, each as a resource of its own. */
export const observations = (patient: PatientId, lab: Lab): readonly Resource[] =>
  lab.results.map((result, at) => ({
    resourceType: 'Observation',
    id: observationId(patient, lab, at),
    meta: profile('observation-lab'),
    status: result.value.kind === 'pending' ? 'registered' : labStatuses[lab.status],
    category: [coded(terminology('observation-category'), 'laboratory', 'Laboratory')],
    code: analyteOf(result),
    subject: referenceTo('Patient', fhirId(patient)),
    effectiveDateTime: dateTime(lab.date),
    _effectiveDateTime: lab.date === undefined ? absent : undefined,
    ...valueOf(result.value),
    note: at > 0 ? undefined : some((lab.comments ?? []).map(({ text, author }) => ({ text, authorString: author }))),
    interpretation: some([flagOf(result.flag)]),
    referenceRange: some([result.reference && rangeOf(result.reference)]),
  }));

/** The code as the laboratory sent it: LOINC bare, others behind their system. */
const analyteOf = ({ code, name }: LabResult): JsonObject => {
  if (/^\d{1,6}-\d$/.test(code)) return { coding: [{ system: 'http://loinc.org', code }], text: name };
  const [, system, own] = /^([a-z]+:[^|]+)\|(.+)$/.exec(code) ?? [];
  if (own !== undefined) return { coding: [{ system, code: own }], text: name };
  return code === name ? { text: name } : { coding: [{ code }], text: name };
};

const noValue = { dataAbsentReason: coded(terminology('data-absent-reason'), 'unknown', 'Unknown') };

export const valueOf = (result: LabValue | { readonly kind: 'unknown' }): JsonObject => {
  switch (result.kind) {
    case 'unknown':
      return noValue;
    case 'pending':
      return { dataAbsentReason: coded(terminology('data-absent-reason'), 'temp-unknown', 'Temporarily Unknown') };
    case 'text':
      return said(result.text) === undefined ? noValue : { valueString: result.text };
    case 'quantity': {
      const { value, unit, comparator } = result;
      const number = decimal(value);
      if (number !== undefined) return { valueQuantity: { value: number, comparator, unit } };
      return { valueString: `${comparator ?? ''}${value}${unit === undefined ? '' : ` ${unit}`}` };
    }
  }
};

const flags = { low: 'L', high: 'H', 'critical-low': 'LL', 'critical-high': 'HH', abnormal: 'A', normal: 'N' } as const;

const flagOf = (flag: LabResult['flag']): JsonObject | undefined =>
  flag && coded(terminology('v3-ObservationInterpretation'), flags[flag]);

const rangeOf = ({ low, high, text }: ReferenceRange): JsonObject | undefined => {
  const [from, to] = [decimal(low), decimal(high)];
  const unread = [from === undefined ? low : undefined, to === undefined ? high : undefined];
  const told = [said(text), ...unread].filter((part) => part !== undefined).join(', ');
  return filled({
    low: from === undefined ? undefined : { value: from },
    high: to === undefined ? undefined : { value: to },
    text: told === '' ? undefined : told,
  });
};
