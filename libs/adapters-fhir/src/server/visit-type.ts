import { instant, ok, type AppointmentId, type Instant } from '@portico/domain/kernel';
import { appointment } from '../resources/appointment.ts';
import { idOf } from '../resources/fhir-ids.ts';
import { problemOf, problems, refuse } from './operation-outcome.ts';
import { askedOf, type Query, type ResourceType } from './resource-type.ts';
import { alternatives, date, readDate, reference, token } from './search-parameters.ts';

interface Window {
  readonly from?: Instant;
  readonly before?: Instant;
}

/** The part of the calendar that dates of a search can be in; what is found there is looked at again. */
export const windowOf = (query: Query): Window => {
  const bounds = query.flatMap(([name, value]) => {
    // “One of these” would be several windows.
    if (name !== 'date' || alternatives(value).length > 1) return [];
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

export const visitType: ResourceType = {
  type: 'Appointment',
  parameters: {
    patient: reference('Patient', 'participant.actor'),
    practitioner: reference('Practitioner', 'participant.actor'),
    location: reference('Location', 'participant.actor'),
    date: date('start'),
    status: token('status'),
  },
  search: async (asked, { query, patient, position, limit }) => {
    if (patient === undefined) return refuse(problems.noPatient);
    const { after, start } = position;
    const beyond =
      after === undefined || start === undefined
        ? {}
        : { after: { id: after as AppointmentId, start: instant(start) } };
    const found = await asked.records.visits(askedOf(asked, 'Appointment', 'search', patient), {
      ...windowOf(query),
      ...beyond,
      limit: limit + 1,
    });
    if (!found.ok) return refuse(problemOf(found.error));
    const fitting = found.value.slice(0, limit);
    const last = fitting.at(-1);
    const isMore = found.value.length > limit && last !== undefined;
    return ok({
      resources: fitting.map(appointment),
      ...(isMore ? { next: { after: last.id, start: last.start } } : {}),
    });
  },
  read: async (asked, id) => {
    const { practice } = asked;
    const visit = (idOf(id) ?? '') as AppointmentId;
    const found = await asked.records.visit({ practice, type: 'Appointment', how: 'read' }, visit);
    return found.ok ? ok(appointment(found.value)) : refuse(problemOf(found.error));
  },
};
