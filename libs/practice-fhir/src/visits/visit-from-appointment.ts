import type { Result, Visit, VisitState } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { placeOf, providerOf } from '../directory/providers-and-places.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { isDay, momentAt, startOfDay } from '../parse-moments.ts';
import { isTarget, keyIn, targetOf, targetsAt, type Target } from '../resource-references.ts';
import { claimOn } from '../times/claim-on-slot.ts';
import { conceptText } from '../values/index.ts';

const states: ReadonlyMap<string, VisitState> = new Map(
  Object.entries({
    proposed: 'requested',
    pending: 'requested',
    waitlist: 'requested',
    booked: 'booked',
    arrived: 'arrived',
    'checked-in': 'arrived',
    fulfilled: 'completed',
    noshow: 'missed',
    cancelled: 'canceled',
  }),
);

/** What the rows of a visit lead to. */
export interface VisitSurroundings {
  readonly timeZone: string;
  readonly known: (target: Target) => Stored | undefined;
}

export const statusOf = (appointment: Json): VisitState | undefined => {
  const status = text(appointment, 'status');
  return states.get(status ?? '');
};

/** Never a visit: written by mistake, or a time that was only held. */
export const isWithdrawn = ({ json }: Stored): boolean => {
  const status = text(json, 'status') ?? '';
  const isHold = claimOn(json) !== undefined && keyIn(json) === undefined;
  return status === 'entered-in-error' || (isHold && ['pending', 'cancelled'].includes(status));
};

/** The patients of an Appointment; more than one is a group. */
export const patientsOf = (appointment: Json): readonly string[] =>
  targetsAt(appointment, 'participant.actor').flatMap(({ type, id }) => (type === 'Patient' ? id : []));

export const isOf = (stored: Stored, patient: string): boolean => patientsOf(stored.json).includes(patient);

const participantOf = (appointment: Json, patient: string): Json | undefined =>
  all(appointment, 'participant').find((each) => isTarget(targetOf(first(each, 'actor')), 'Patient', patient));

interface When {
  readonly start: string;
  readonly end: string;
  readonly timeOpen?: boolean;
}

const whenOf = (appointment: Json, timeZone: string): When | undefined => {
  const [start, end] = [momentAt(appointment, 'start'), momentAt(appointment, 'end')];
  if (start !== undefined && end !== undefined) return { start, end };
  const edge = (period: Json, name: string): readonly string[] => {
    const written = text(period, name);
    const moment = written !== undefined && isDay(written) ? startOfDay(written, timeZone) : momentAt(period, name);
    return moment === undefined ? [] : [moment];
  };
  const edges = all(appointment, 'requestedPeriod').map((period) => ({
    starts: edge(period, 'start'),
    ends: edge(period, 'end'),
  }));
  const [earliest] = edges.flatMap(({ starts }) => starts).sort((a, b) => Date.parse(a) - Date.parse(b));
  const latest = edges
    .flatMap(({ ends }) => ends)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return earliest === undefined ? undefined : { start: earliest, end: latest ?? earliest, timeOpen: true };
};

/** Codes of a visit by video: SNOMED CT telemedicine consultation, and the virtual encounter of HL7. */
export const videoCodes = ['448337001', 'VR'];
const virtualService = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.virtualService';

const isVideo = (appointment: Json): boolean =>
  texts(appointment, 'extension.url').includes(virtualService) ||
  ['appointmentType', 'serviceType', 'serviceCategory'].some((element) =>
    texts(appointment, `${element}.coding.code`).some((code) => videoCodes.includes(code)),
  );

/** One Appointment as a visit of one patient; a status that is not known is a problem and never a guess. */
export const readVisit = (stored: Stored, around: VisitSurroundings, patient?: string): Result<Visit> => {
  const { json, id, version } = stored;
  const state = statusOf(json);
  if (state === undefined) return malformed('Appointment.status');
  const whose = patient ?? patientsOf(json)[0];
  if (whose === undefined) return malformed('Appointment.participant');
  const when = whenOf(json, around.timeZone);
  if (when === undefined || (when.timeOpen && !['requested', 'canceled'].includes(state))) {
    return malformed('Appointment.start');
  }
  const actors = all(json, 'participant.actor');
  const known = {
    // Only this element is written for the patient; `comment` is the staff's own.
    comment: text(json, 'patientInstruction'),
    type: conceptText(first(json, 'appointmentType')) ?? conceptText(first(json, 'serviceType')),
    reason: conceptText(first(json, 'reasonCode')) ?? text(json, 'description'),
    provider: actors.map((actor) => providerOf(actor, around.known)).find((each) => each !== undefined),
    place: actors.map((actor) => placeOf(actor, around.known)).find((each) => each !== undefined),
    offer: offerOf(json, around),
    key: keyIn(json),
    version,
  };
  const isConfirmed = state === 'booked' && text(participantOf(json, whose), 'status') === 'accepted';
  return ok({
    id,
    patient: whose,
    state,
    ...when,
    confirmed: isConfirmed,
    video: isVideo(json),
    ...knownFields(known),
  });
};

/** How a visit was booked: told only if its slot is known, which alone leads to the calendar. */
const offerOf = (appointment: Json, { known }: VisitSurroundings): Visit['offer'] => {
  const actors = targetsAt(appointment, 'participant.actor');
  const place = actors.find(({ type }) => type === 'Location')?.id;
  const coding = first(appointment, 'serviceType.coding');
  const code = text(coding, 'code');
  const service = actors.find(({ type }) => type === 'HealthcareService')?.id;
  const type = service ?? (code === undefined ? undefined : `${text(coding, 'system') ?? ''}|${code}`);
  const calendar = targetsAt(appointment, 'slot')
    .map((slot) => targetOf(first(known(slot)?.json, 'schedule'))?.id)
    .find((each) => each !== undefined);
  return calendar && type && place ? { calendar, type, place } : undefined;
};

/** An Appointment with the answer of one patient. */
export const answeredBy = (appointment: Stored['json'], patient: string, status: string): Stored['json'] => {
  const own = participantOf(appointment, patient);
  const participant = all(appointment, 'participant').map((each) =>
    each === own ? { ...(each as Stored['json']), status } : each,
  );
  return { ...appointment, participant };
};
