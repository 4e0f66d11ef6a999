import type { Medication, MedicationFill } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import {
  absent,
  codedAs,
  dateTime,
  decimal,
  filled,
  profile,
  referenceTo,
  said,
  some,
  words,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

const statuses: Readonly<Record<Medication['status'], string>> = {
  current: 'active',
  past: 'completed',
  // The list says that the patient does not take it, and not that the prescription was withdrawn.
  'not-taken': 'on-hold',
  unknown: 'unknown',
};

/**
 * A line of the practice's medication list: an order where it is known who prescribed it. Else nothing says that it is an
 * order to be filled, so it is a plan, and by whom it was asked for is not known.
 */
export const medicationRequest = (patient: PatientId, medication: Medication): Resource => {
  const { id, name, code, status, reason, refillsAllowed, saidByPatient } = medication;
  const prescriber = said(medication.prescriber);
  return {
    resourceType: 'MedicationRequest',
    id: entryFhirId(patient, id),
    meta: profile('medicationrequest'),
    status: statuses[status],
    statusReason: status === 'not-taken' ? words('Not taken') : undefined,
    intent: prescriber === undefined ? 'plan' : 'order',
    reportedBoolean: saidByPatient,
    medicationCodeableConcept: codedAs(code, name),
    subject: referenceTo('Patient', fhirId(patient)),
    requester: prescriber === undefined ? absent : { display: prescriber },
    reasonCode: some([words(reason)]),
    dosageInstruction: some([dosageOf(medication)]),
    dispenseRequest:
      refillsAllowed === undefined ? undefined : { numberOfRepeatsAllowed: decimal(String(refillsAllowed)) },
  };
};

const dosageOf = ({ dose, instructions, started, ended }: Medication): JsonObject | undefined => {
  const [, amount, unit] = /^(\S+) ([\p{Letter}µ%]+(?:\/[\p{Letter}]+)?)$/u.exec(dose ?? '') ?? [];
  const value = decimal(amount);
  // A dose that is no amount of something stands in its own words before the instructions.
  const text = [value === undefined ? said(dose) : undefined, said(instructions)]
    .filter((part) => part !== undefined)
    .join(', ');
  const bounds = filled({ start: dateTime(started), end: dateTime(ended) });
  return filled({
    text: text === '' ? undefined : text,
    timing: bounds && { repeat: { boundsPeriod: bounds } },
    doseAndRate: value === undefined ? undefined : [{ doseQuantity: { value, unit } }],
  });
};

const fillStatuses: Readonly<Record<MedicationFill['status'], string>> = {
  completed: 'completed',
  pending: 'in-progress',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

/** What was handed out of a medication, or was not; a range (`30 – 60`) is no amount. */
export const medicationDispenses = (
  patient: PatientId,
  { id, name, code, fills = [] }: Medication,
): readonly Resource[] =>
  fills.map(({ date, quantity, status }, at) => {
    const [, amount, unit] = /^(\S+)(?: ([^\s–][^–]*))?$/.exec(quantity ?? '') ?? [];
    const value = decimal(amount);
    return {
      resourceType: 'MedicationDispense',
      id: entryFhirId(patient, id, `fill-${at + 1}`),
      status: fillStatuses[status],
      medicationCodeableConcept: codedAs(code, name),
      subject: referenceTo('Patient', fhirId(patient)),
      authorizingPrescription: [referenceTo('MedicationRequest', entryFhirId(patient, id))],
      quantity: value === undefined ? undefined : { value, unit },
      [status === 'completed' ? 'whenHandedOver' : 'whenPrepared']: dateTime(date),
    };
  });

/** The statement that the patient takes no medication that is known of. */
export const noKnownMedication = (patient: PatientId): Resource => ({
  resourceType: 'MedicationRequest',
  id: entryFhirId(patient, 'none', 'known'),
  meta: profile('medicationrequest'),
  status: 'unknown',
  intent: 'plan',
  medicationCodeableConcept: {
    coding: [
      {
        system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
        code: 'no-known-medications',
        display: 'No known medications',
      },
    ],
    text: 'No known medications',
  },
  subject: referenceTo('Patient', fhirId(patient)),
  requester: absent,
});
