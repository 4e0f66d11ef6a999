import { isKind, type Kind, type Resource, type ResourceOfKind } from '../scheduling-resource-types.ts';
import type { ResourceStore } from './resource-store.ts';

type ElementsOf<K extends Kind> = readonly (keyof ResourceOfKind[K] & string)[];
interface Shape<K extends Kind> {
  readonly required: ElementsOf<K>;
  readonly known: ElementsOf<K>;
  readonly statuses?: readonly string[];
}

const ofEvery = ['resourceType', 'id', 'meta', 'identifier', 'extension'] as const;

/** What is known of each kind; anything else is refused. */
const shapes: { readonly [K in Kind]: Shape<K> } = {
  Patient: {
    required: ['name'],
    known: ['active', 'name', 'telecom', 'gender', 'birthDate', 'address', 'communication', 'generalPractitioner'],
  },
  Practitioner: { required: ['name'], known: ['active', 'name', 'telecom', 'gender', 'qualification'] },
  PractitionerRole: {
    required: ['practitioner'],
    known: ['active', 'practitioner', 'location', 'specialty', 'code', 'healthcareService', 'telecom'],
  },
  Location: {
    required: ['name'],
    known: ['status', 'name', 'telecom', 'address', 'position', 'mode'],
    statuses: ['active', 'suspended', 'inactive'],
  },
  HealthcareService: {
    required: ['name'],
    known: ['active', 'name', 'type', 'specialty', 'location', 'comment', 'appointmentRequired'],
  },
  Schedule: {
    required: ['actor'],
    known: ['active', 'actor', 'serviceType', 'specialty', 'planningHorizon', 'comment'],
  },
  Slot: {
    required: ['schedule', 'status', 'start', 'end'],
    known: ['schedule', 'status', 'start', 'end', 'serviceType', 'appointmentType', 'specialty', 'comment'],
    statuses: ['free', 'busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error'],
  },
  Appointment: {
    required: ['status', 'participant'],
    known: [
      ...(['status', 'participant', 'start', 'end', 'slot', 'serviceType', 'appointmentType', 'reasonCode'] as const),
      ...(['description', 'comment', 'patientInstruction', 'minutesDuration', 'created', 'priority'] as const),
      ...(['cancelationReason', 'requestedPeriod', 'specialty', 'serviceCategory'] as const),
    ],
    statuses: [
      ...['proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled'],
      ...['noshow', 'entered-in-error', 'checked-in', 'waitlist'],
    ],
  },
};

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const isMoment = (text: unknown): boolean =>
  typeof text === 'string' && moment.test(text) && !Number.isNaN(Date.parse(text));

const referencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === 'reference' && typeof each === 'string' ? [each] : referencesIn(each),
  );
};

const mistakesOfTimes = (resource: Resource): readonly string[] => {
  if (resource.resourceType !== 'Slot' && resource.resourceType !== 'Appointment') return [];
  const { start, end, status } = resource;
  if (start === undefined && end === undefined) {
    return status === 'proposed' || status === 'cancelled' ? [] : ['start and end are missing'];
  }
  if (!isMoment(start) || !isMoment(end)) return ['start and end are instants, with a zone'];
  return Date.parse(start ?? '') < Date.parse(end ?? '') ? [] : ['end is after start'];
};

const mistakesOfAppointment = (resource: Resource): readonly string[] => {
  if (resource.resourceType !== 'Appointment') return [];
  const { status, cancelationReason, participant } = resource;
  if (!Array.isArray(participant)) return ['participant is a list'];
  return [
    ...(cancelationReason !== undefined && status !== 'cancelled' && status !== 'noshow'
      ? ['cancelationReason is of what is cancelled, or of a noshow']
      : []),
    ...(participant.every(({ actor, type }) => actor !== undefined || type !== undefined)
      ? []
      : ['a participant has an actor or a type']),
  ];
};

/** What is wrong with a resource that a client wants to write: nothing, or a list of sentences without its values. */
export const mistakesIn = (kind: Kind, written: unknown, store: ResourceStore): readonly string[] => {
  if (typeof written !== 'object' || written === null || !('resourceType' in written)) return ['not a resource'];
  if (written.resourceType !== kind) return [`not a ${kind}`];
  const {
    required,
    known,
    statuses,
  }: { required: readonly string[]; known: readonly string[]; statuses?: readonly string[] } = shapes[kind];
  const missing = required.filter((element) => !(element in written));
  const unknown = Object.keys(written).filter((element) => ![...ofEvery, ...known].includes(element));
  const status = 'status' in written ? written.status : undefined;
  const shape = [
    ...missing.map((element) => `${element} is missing`),
    ...unknown.map((element) => `${element} is not known`),
    ...(status === undefined || statuses?.includes(String(status)) ? [] : ['status is not a code']),
  ];
  if (shape.length > 0) return shape;
  const resource = written as Resource;
  const dangling = referencesIn(resource).filter((reference) => {
    const [of, id] = reference.split('/');
    return !isKind(of) || id === undefined || store.one(of, id) === undefined;
  });
  return [
    ...mistakesOfTimes(resource),
    ...mistakesOfAppointment(resource),
    ...(dangling.length > 0 ? ['a reference leads nowhere'] : []),
  ];
};
