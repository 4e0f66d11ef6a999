import type { AppointmentStatus } from '@portico/domain/appointments';
import { MINUTE, ok, parseInstant, plus, type Instant } from '@portico/domain/kernel';
import { knownFields, type NamedReference } from '../records/index.ts';
import { all, digits, first, text, texts, type Json } from '@portico/practice-fhir/json';
import {
  placesOf,
  statusIn,
  unreadable,
  type ReferenceIndex,
  type Resource,
  type Target,
} from '@portico/practice-fhir/record';
import { sourceIdIn, type Reading } from './reading-context.ts';
import { conceptText, personNames } from '@portico/practice-fhir/values';

const statuses: Readonly<Record<string, AppointmentStatus>> = {
  proposed: 'REQUESTED',
  pending: 'REQUESTED',
  waitlist: 'REQUESTED',
  booked: 'SCHEDULED',
  arrived: 'CHECKED-IN',
  'checked-in': 'CHECKED-IN',
  fulfilled: 'COMPLETED',
  cancelled: 'CANCELLED',
  noshow: 'MISSED',
};

export const readAppointment = (resource: Resource, referenceIndex: ReferenceIndex): Reading => {
  const { json } = resource;
  const status = statusIn(statuses, 'Appointment.status', text(json, 'status'));
  if (!status.ok) return status;
  const targets = all(json, 'participant.actor').flatMap((actor) => referenceIndex.follow(resource, actor) ?? []);
  const patient = targets.find(({ type }) => type === 'Patient');
  if (patient === undefined) return unreadable('Appointment.participant names no patient');
  const span = spanOf(json);
  if (span === undefined) {
    const days = text(json, 'requestedPeriod.start') === undefined ? '' : '; it asks for days, not for times';
    return unreadable(`Appointment has no start and end on the clock${days}`);
  }
  const provider = providerIn(targets, referenceIndex);
  const place = targets.find(({ type }) => type === 'Location');
  const visitType = conceptText(first(json, 'appointmentType')) ?? conceptText(first(json, 'serviceType'));
  const visitReason = conceptText(first(json, 'reasonCode')) ?? text(json, 'description');
  // `comment` is the staff's own note; only this element is written for the patient.
  const comment = text(json, 'patientInstruction');
  return ok([
    {
      type: 'appointment',
      id: sourceIdIn(resource),
      sources: placesOf(resource),
      patient: sourceIdIn(patient),
      status: status.value,
      ...span,
      video: isVideo(json),
      ...knownFields({ visitType, visitReason, comment, provider, location: place && named(place) }),
    },
  ]);
};

const spanOf = (json: Json): { readonly start: Instant; readonly end: Instant } | undefined => {
  const minutes = Number(digits(json, 'minutesDuration') ?? 0);
  for (const holder of [json, first(json, 'requestedPeriod')]) {
    const start = parseInstant(text(holder, 'start'));
    if (!start.ok) continue;
    const end = parseInstant(text(holder, 'end'));
    if (end.ok && end.value >= start.value) return { start: start.value, end: end.value };
    if (!end.ok && Number.isInteger(minutes) && minutes > 0)
      return { start: start.value, end: plus(start.value, minutes * MINUTE) };
  }
  return undefined;
};

/** A role stands for its person, who is the same provider in every place. */
const providerIn = (targets: readonly Target[], referenceIndex: ReferenceIndex): NamedReference | undefined => {
  const found = targets.find(({ type = '' }) => ['Practitioner', 'PractitionerRole'].includes(type));
  const role = found?.resource;
  const person = role && referenceIndex.follow(role, role.json['practitioner']);
  return found && named({ ...found, ...person });
};

const named = (target: Target): NamedReference => {
  const { display, resource } = target;
  const id = sourceIdIn(target);
  const name = personNames(all(resource?.json, 'name'))[0] ?? text(resource?.json, 'name') ?? display;
  return { id, ...knownFields({ name }) };
};

const virtualService = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.virtualService';
/** SNOMED CT telemedicine consultation; HL7 encounter class “virtual”. */
const videoCodes = ['448337001', 'VR'];

const isVideo = (json: Json): boolean =>
  texts(json, 'extension.url').includes(virtualService) ||
  ['appointmentType', 'serviceType', 'serviceCategory'].some((element) =>
    texts(json, `${element}.coding.code`).some((code) => videoCodes.includes(code)),
  );
