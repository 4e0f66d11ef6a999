import type { Answer, Call, Key, Visit, VisitRequest } from '@portico/practice-spi';
import { type JsonObject } from '../json/index.ts';
import { createOnce } from '../create-once-by-key.ts';
import { dayAfter, startOfDay } from '../parse-moments.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { referenceTo, targetOf } from '../resource-references.ts';
import { serviceTypeOf } from '../directory/bookable-catalog.ts';
import { catalogOf } from '../times/times-facet.ts';
import { patientParticipant } from './appointment-booking.ts';

/** Asks for a visit by a proposed Appointment, which the practice answers. */
export const requestVisit = async (
  server: PracticeServer,
  request: VisitRequest,
  key: Key,
  call: Call,
): Answer<Visit> => {
  const { patient, reason, moves } = request;
  const { actors, kind } = await wanted(server, request, call);
  const appointment = {
    resourceType: 'Appointment',
    status: 'proposed',
    ...whenOf(request, server.host.timeZone),
    ...kind,
    participant: [
      patientParticipant(patient),
      ...actors.map((reference) => ({ actor: { reference }, status: 'needs-action' })),
    ],
    ...(reason === undefined ? {} : { reasonCode: [{ text: reason }] }),
    ...(moves === undefined
      ? {}
      : { supportingInformation: [{ reference: referenceTo({ type: 'Appointment', id: moves }) }] }),
  };
  const within = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const created = await createOnce(server.client, appointment, key, within, call);
  if (!created.ok) return created;
  const { stored, rivals } = created.value;
  if (rivals.length > 0) server.host.log('fhir-duplicate-request', { count: rivals.length });
  return visitOf(server, stored, call, patient);
};

const whenOf = ({ when }: VisitRequest, timeZone: string): JsonObject => {
  if ('start' in when)
    return { start: when.start, end: when.end, requestedPeriod: [{ start: when.start, end: when.end }] };
  const { days, words } = when;
  const period = { start: startOfDay(days.first, timeZone), end: startOfDay(dayAfter(days.last), timeZone) };
  return { requestedPeriod: [period], ...(words === '' ? {} : { comment: words }) };
};

interface Wanted {
  /** References. */
  readonly actors: readonly string[];
  readonly kind: JsonObject;
}

/** With whom, where, and which kind of visit; a directory that cannot be read now does not keep a request back. */
const wanted = async (server: PracticeServer, { offer }: VisitRequest, call: Call): Promise<Wanted> => {
  if (offer === undefined) return { actors: [], kind: {} };
  const catalog = await catalogOf(server, call);
  const calendar = catalog.ok ? catalog.value.find(({ id }) => id === offer.calendar) : undefined;
  const actors = (calendar?.actors ?? []).flatMap((actor) => targetOf(actor) ?? []);
  const type = calendar?.types.find(({ id }) => id === offer.type);
  const place = offer.place === undefined ? undefined : { type: 'Location', id: offer.place };
  return {
    actors: [...actors, type?.service, place].flatMap((target) => (target === undefined ? [] : referenceTo(target))),
    kind: type === undefined ? {} : { serviceType: serviceTypeOf(type) },
  };
};
