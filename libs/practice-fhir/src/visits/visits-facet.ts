import type { Answer, Call, Cursor, Id, Listed, Visit, Visits, Window } from '@portico/practice-spi';
import { ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Query } from '../client/fhir-search.ts';
import type { Stored } from '../client/stored-resource.ts';
import { first, text } from '../json/index.ts';
import { instant } from '../parse-moments.ts';
import { visitOf, visitsOf, type PracticeServer } from '../server-of-connection.ts';
import { isUnreadable, listUnlessUnknown, readableRows } from '../count-unreadable-rows.ts';
import { isTarget, referenceTo, targetOf } from '../resource-references.ts';
import type { Contact } from '../people/patient-contacts.ts';
import { appointmentOf, takeStep, type Step } from './appointment-changes.ts';
import { answeredBy, isOf, isWithdrawn, statusOf } from './visit-from-appointment.ts';

/** Visits, with the steps that the server lets us write. */
export const visitsFacet = (server: PracticeServer, capabilities: Capabilities): Visits => ({
  of: (patient, window, cursor, call) => visitsOfPatient(server, { patient, window, cursor }, call),
  one: async (patient, visit, call) => {
    const stored = await appointmentOf(server, patient, visit, call);
    return stored.ok ? visitOf(server, stored.value, call, patient) : stored;
  },
  between: (window, cursor, call) => visitsBetween(server, window, cursor, call),
  ...(capabilities.canChange('Appointment') && {
    confirm: (patient, visit, version, call) =>
      takeStep(server, { patient, visit, version }, confirming(patient), call),
    arrive: (patient, visit, version, call) => takeStep(server, { patient, visit, version }, arriving, call),
    leave: (patient, visit, version, call) => takeStep(server, { patient, visit, version }, leaving, call),
  }),
});

const confirming = (patient: Id): Step => ({
  from: ['booked'],
  isDone: ({ json }) => {
    const participants = json['participant'];
    const own = (Array.isArray(participants) ? participants : []).find((each) =>
      isTarget(targetOf(first(each, 'actor')), 'Patient', patient),
    );
    return statusOf(json) === 'booked' && text(own, 'status') === 'accepted';
  },
  change: (appointment) => answeredBy(appointment, patient, 'accepted'),
});

const arriving: Step = {
  from: ['booked'],
  isDone: ({ json }) => statusOf(json) === 'arrived',
  change: (appointment) => ({ ...appointment, status: 'arrived' }),
};

const leaving: Step = {
  from: ['arrived'],
  isDone: ({ json }) => statusOf(json) === 'completed',
  change: (appointment) => ({ ...appointment, status: 'fulfilled' }),
};

/** Longer than any visit, so that one is found that began before the window. */
const longestVisitMs = 24 * 3_600_000;

/** Requests for some day have no start that could be searched for. */
const requestedStatuses = 'proposed,pending,waitlist';

interface Asked {
  readonly patient: Id;
  readonly window: Window;
  readonly cursor: Cursor | undefined;
}

const visitsOfPatient = async (
  server: PracticeServer,
  { patient, window, cursor }: Asked,
  call: Call,
): Answer<Listed<Visit>> => {
  const { client } = server;
  const whose = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const from = instant(Date.parse(window.from) - longestVisitMs);
  const dated = {
    ...whose,
    date: [`ge${from}`, `lt${instant(Date.parse(window.before))}`],
    ...(await including(server, 'Appointment:slot')),
  };
  const found = await client.search('Appointment', dated, call, { cursor });
  if (!found.ok) return found;
  const requests =
    cursor === undefined
      ? await client.searchAll('Appointment', { ...whose, status: requestedStatuses }, call, { partial: true })
      : ok({ matches: [], isPartial: false });
  if (!requests.ok) return requests;
  for (const slot of found.value.included) if (slot.type === 'Slot') server.slots.keep(slot);
  const rows = new Map([...found.value.matches, ...requests.value.matches].map((stored) => [stored.id, stored]));
  const own = [...rows.values()].filter((stored) => isOf(stored, patient));
  const { visits, unread } = await readable(server, own, call, patient);
  const touching = visits.filter(
    ({ start, end }) => Date.parse(start) < Date.parse(window.before) && Date.parse(end) > Date.parse(window.from),
  );
  const isPartial = unread.some(mayTouch(window)) || found.value.isPartial || requests.value.isPartial;
  const { next } = found.value;
  const isWhole = cursor === undefined && next === undefined;
  const items = listUnlessUnknown('Appointment', touching, isPartial && isWhole);
  return items.ok ? ok({ items: items.value, ...(next === undefined ? {} : { next }) }) : items;
};

/** Whether a row that cannot be read may be of the window: one whose times cannot be read may be. */
const mayTouch =
  ({ from, before }: Window) =>
  ({ json }: Stored): boolean => {
    const [start, end] = [Date.parse(text(json, 'start') ?? ''), Date.parse(text(json, 'end') ?? '')];
    return !(start >= Date.parse(before)) && !(end <= Date.parse(from));
  };

/** Asks for what Appointments lead to, where the server declares that it sends it along. */
const including = async ({ client }: PracticeServer, include: string): Promise<Query> => {
  const capabilities = await client.capabilities();
  const canInclude = capabilities.ok && capabilities.value.includes('Appointment', include);
  return canInclude ? { _include: include } : {};
};

const withContact = (visit: Visit, contact: Contact | undefined): Visit =>
  contact === undefined ? visit : { ...visit, contact };

const visitsBetween = async (
  server: PracticeServer,
  window: Window,
  cursor: Cursor | undefined,
  call: Call,
): Answer<Listed<Visit>> => {
  const [from, before] = [Date.parse(window.from), Date.parse(window.before)];
  const query = {
    date: [`ge${instant(from)}`, `lt${instant(before)}`],
    ...(await including(server, 'Appointment:patient')),
  };
  const found = await server.client.search('Appointment', query, call, { cursor, pages: 1 });
  if (!found.ok) return found;
  for (const each of found.value.included) if (each.type === 'Patient') server.contacts.learn(each);
  const { visits: all } = await readable(server, found.value.matches, call);
  const visits = all
    .filter(({ start }) => Date.parse(start) >= from && Date.parse(start) < before)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const booked = visits.filter(({ state }) => state === 'booked');
  const loaded = await server.contacts.load(
    booked.map(({ patient }) => patient),
    call,
  );
  if (!loaded.ok) return loaded;
  const items = visits.map((visit) => withContact(visit, server.contacts.get(visit.patient)));
  return ok({ items, ...(found.value.next === undefined ? {} : { next: found.value.next }) });
};

/** The rows that can be read; those that cannot are left out and counted, by what was wrong with them. */
const readable = async (
  server: PracticeServer,
  appointments: readonly Stored[],
  call: Call,
  patient?: Id,
): Promise<{ readonly visits: readonly Visit[]; readonly unread: readonly Stored[] }> => {
  const rows = appointments.filter((stored) => !isWithdrawn(stored));
  const read = await visitsOf(server, rows, call, patient);
  const unread = rows.filter((_, at) => isUnreadable(read[at]));
  return { visits: readableRows(server.host, read), unread };
};
