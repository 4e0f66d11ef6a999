import { instant, ok, type AppointmentId, type Instant } from '@portico/domain/kernel';
import type { Appointment, VisitPage } from '@portico/domain/appointments';
import { appointment } from '../resources/appointment.ts';
import { usCoreUrl, type Resource } from '../resources/shared-elements.ts';
import { encounter, tookPlace } from '../resources/encounter.ts';
import { idOf } from '../resources/fhir-ids.ts';
import { problemOf, problems, refuse } from './operation-outcome.ts';
import { askedOf, type Asked, type Query, type ResourceType, type SearchPage } from './resource-type.ts';
import { alternatives, date, readDate, reference, token } from './search-parameters.ts';

interface Window {
  readonly from?: Instant;
  readonly before?: Instant;
}

/** The part of the calendar that dates of a search can be in; what is found there is looked at again. */
export const windowOf = (query: Query, parameter = 'date'): Window => {
  const bounds = query.flatMap(([name, value]) => {
    // “One of these” would be several windows.
    if (name !== parameter || alternatives(value).length > 1) return [];
    const read = readDate(value);
    return read === undefined ? [] : [read];
  });
  const starts = bounds.flatMap(({ prefix, span }) => (['eq', 'ge', 'gt', 'sa'].includes(prefix) ? span.start : []));
  const ends = bounds.flatMap(({ prefix, span }) => (['eq', 'le', 'lt', 'eb'].includes(prefix) ? span.end : []));
  return {
    ...(starts.length === 0 ? {} : { from: instant(Math.max(...starts)) }),
    ...(ends.length === 0 ? {} : { before: instant(Math.min(...ends)) }),
  };
};

interface VisitsAs {
  readonly type: string;
  readonly profiles?: readonly string[];
  readonly parameters: ResourceType['parameters'];
  readonly resource: (visit: Appointment) => Resource;
  /** Whether a visit is told as such a resource. */
  readonly isOne: (visit: Appointment) => boolean;
}

/** The visits that a page looks at, of a patient or, for a system that names none, of all. */
const visitsOf = (asked: Asked, type: string, { query, patient, position, limit }: SearchPage) => {
  const { after, start } = position;
  const page: VisitPage = {
    ...windowOf(query),
    ...(after !== undefined && start !== undefined && { after: { id: after as AppointmentId, start: instant(start) } }),
    limit: limit + 1,
  };
  return patient === undefined
    ? asked.records.everyVisit({ practice: asked.practice, type, how: 'search' }, page)
    : asked.records.visits(askedOf(asked, type, 'search', patient), page);
};

/** A calendar, page by page, as resources of one type. */
const visitsAs = ({ resource, isOne, ...row }: VisitsAs): ResourceType => ({
  ...row,
  search: async (asked, page) => {
    const { limit } = page;
    const found = await visitsOf(asked, row.type, page);
    if (!found.ok) return refuse(problemOf(found.error));
    const fitting = found.value.slice(0, limit);
    const last = fitting.at(-1);
    const isMore = found.value.length > limit && last !== undefined;
    return ok({
      resources: fitting.filter(isOne).map(resource),
      ...(isMore ? { next: { after: last.id, start: last.start } } : {}),
    });
  },
  read: async (asked, id) => {
    const { practice } = asked;
    const visit = (idOf(id) ?? '') as AppointmentId;
    const found = await asked.records.visit({ practice, type: row.type, how: 'read' }, visit);
    if (!found.ok) return refuse(problemOf(found.error));
    return isOne(found.value) ? ok(resource(found.value)) : refuse(problems.notFound);
  },
});

export const visitTypes: readonly ResourceType[] = [
  visitsAs({
    type: 'Appointment',
    parameters: {
      patient: reference('Patient', 'participant.actor'),
      practitioner: reference('Practitioner', 'participant.actor'),
      location: reference('Location', 'participant.actor'),
      date: date('start'),
      status: token('status'),
    },
    resource: appointment,
    isOne: () => true,
  }),
  visitsAs({
    type: 'Encounter',
    profiles: [usCoreUrl('encounter')],
    parameters: {
      patient: reference('Patient', 'subject'),
      class: token('class'),
      status: token('status'),
      appointment: reference('Appointment', 'appointment'),
      location: reference('Location', 'location.location'),
    },
    resource: encounter,
    isOne: tookPlace,
  }),
];
