import { isKind, type Kind, type Resource } from '../scheduling-resource-types.ts';
import { ofEvery, shapes } from './resource-shapes.ts';
import type { ResourceStore } from './resource-store.ts';

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
