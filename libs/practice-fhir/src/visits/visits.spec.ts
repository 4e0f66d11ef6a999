import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Person, Visit, Visits } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`;

const appointment = (number: number, more: Record<string, unknown> = {}, patient = ids.patient) =>
  server.put({
    resourceType: 'Appointment',
    id: uuid(number),
    status: 'booked',
    start: '2026-12-01T09:00:00-05:00',
    end: '2026-12-01T09:30:00-05:00',
    participant: [
      { actor: { reference: `Patient/${patient}` }, status: 'needs-action' },
      { actor: { reference: `PractitionerRole/${ids.role}` }, status: 'accepted' },
      { actor: { reference: `Location/${ids.place}` }, status: 'accepted' },
    ],
    ...more,
  });

const day = { from: '2026-12-01T00:00:00-05:00', before: '2026-12-02T00:00:00-05:00' };
const contactOf = ({ email, phone, language }: Person) =>
  Object.fromEntries(Object.entries({ email, phone, language }).filter(([, value]) => value !== undefined));
const step = (visits: Visits, name: 'confirm' | 'arrive' | 'leave') => {
  const found = visits[name];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('visits on a FHIR server', () => {
  it('lists those of one patient that touch a window, in at most two calls', async () => {
    await appointment(1);
    await appointment(2, {}, ids.other);
    await appointment(3, { start: '2026-11-30T23:30:00-05:00', end: '2026-12-01T00:30:00-05:00' });
    await appointment(4, { start: '2026-12-02T00:00:00-05:00', end: '2026-12-02T00:30:00-05:00' });
    await appointment(5, { start: '2026-11-30T23:00:00-05:00', end: '2026-12-01T00:00:00-05:00' });
    const { connection, host } = await connected(server.base);
    const visits = facet(connection, 'visits');
    valueOf(await visits.of(ids.patient, day, undefined, call));
    host.sent.splice(0);
    const { items } = valueOf(await visits.of(ids.patient, day, undefined, call));
    expect(host.sent.length).toBeLessThanOrEqual(2);
    expect(items.map(({ id }) => id).sort()).toEqual([uuid(1), uuid(3)]);
    expect(items.find(({ id }) => id === uuid(1))).toMatchObject({
      provider: { name: 'Dr. Luz Rivera', specialty: 'Family medicine' },
      place: { name: 'Main Street', zip: '33101' },
    });
  });

  it('lists those of all patients a page a call, each with how its patient is reached', async () => {
    for (let number = 1; number <= 3; number += 1) await appointment(number);
    const { connection, host } = await connected(server.base);
    const between = facet(connection, 'visits').between;
    if (between === undefined) throw new Error('no between');
    await between(day, undefined, call);
    host.sent.splice(0);
    const { items } = valueOf(await between(day, undefined, call));
    expect(host.sent).toHaveLength(1);
    const person = valueOf(await connection.people.read(ids.patient, call));
    expect(person.email ?? person.phone).toBeDefined();
    for (const { contact } of items) expect(contact).toEqual(contactOf(person));
    expect(items).toHaveLength(3);
  });

  it('asks for the contacts of those who are reminded by fifty in a call, once, where the list does not tell them', async () => {
    const people = Array.from({ length: 120 }, (_, at) => `88888888-8888-4888-8888-${String(at).padStart(12, '0')}`);
    for (const [at, id] of people.entries()) {
      const telecom = [{ system: 'email', value: `patient${at}@crowd.example` }];
      await server.put({ resourceType: 'Patient', id, name: [{ family: `Patient ${at}`, given: ['Ana'] }], telecom });
      await appointment(at, {}, id);
    }
    await appointment(200, { status: 'cancelled' }, ids.other);
    const { connection, host } = await connected(server.base);
    const http = host.http;
    // A server that sends no patients along, whatever is asked for.
    host.http = (request) => http({ ...request, url: request.url.replace(/&?_include=Appointment%3Apatient/, '') });
    const between = facet(connection, 'visits').between;
    if (between === undefined) throw new Error('no between');
    const whole = async () => {
      const items: Visit[] = [];
      for (let cursor: string | undefined; ;) {
        const page = valueOf(await between(day, cursor, call));
        items.push(...page.items);
        if (page.next === undefined) return items;
        cursor = page.next;
      }
    };
    const patientsAskedFor = () =>
      host.sent.splice(0).filter((each) => /Patient[/?]/.test(JSON.stringify(each))).length;
    await whole();
    const first = patientsAskedFor();
    const items = await whole();
    expect({ first: first <= 6, again: patientsAskedFor() }).toEqual({ first: true, again: 0 });
    expect(
      items
        .filter(({ state }) => state === 'booked')
        .map(({ contact }) => contact?.email)
        .toSorted(),
    ).toEqual(people.map((_, at) => `patient${at}@crowd.example`).toSorted());
  });

  it.each([
    { status: 'proposed', state: 'requested' },
    { status: 'pending', state: 'requested' },
    { status: 'waitlist', state: 'requested' },
    { status: 'booked', state: 'booked' },
    { status: 'arrived', state: 'arrived' },
    { status: 'checked-in', state: 'arrived' },
    { status: 'fulfilled', state: 'completed' },
    { status: 'noshow', state: 'missed' },
    { status: 'cancelled', state: 'canceled' },
  ])('reads $status as $state', async ({ status, state }) => {
    await appointment(1, { status });
    const { connection } = await connected(server.base);
    expect(valueOf(await facet(connection, 'visits').one(ids.patient, uuid(1), call)).state).toBe(state);
  });

  it('never guesses a status: one visit is a problem, and a list leaves it out and counts it', async () => {
    await appointment(1, { status: 'rescheduled' });
    await appointment(2);
    await appointment(3, { status: 'entered-in-error' });
    const { connection, host } = await connected(server.base);
    const visits = facet(connection, 'visits');
    const one = await visits.one(ids.patient, uuid(1), call);
    expect(problemIn(one)).toEqual({ kind: 'malformed', what: 'Appointment.status' });
    const { items } = valueOf(await visits.of(ids.patient, day, undefined, call));
    expect(items.map(({ id }) => id)).toEqual([uuid(2)]);
    expect(host.told).toEqual([{ event: 'fhir-rows-left-out', facts: { what: 'Appointment.status', count: 1 } }]);
    expect(problemIn(await visits.one(ids.patient, uuid(3), call))).toEqual({ kind: 'gone' });
  });

  it('shows no visit of another, also from a server that ignores whose visits are asked for', async () => {
    await appointment(1);
    await appointment(2, {}, ids.other);
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = (request) => http({ ...request, url: request.url.replace(/patient=[^&]*&?/, '') });
    const { items } = valueOf(await facet(connection, 'visits').of(ids.patient, day, undefined, call));
    expect(items.map(({ id }) => id)).toEqual([uuid(1)]);
  });

  it('answers the visit of another like one that does not exist', async () => {
    await appointment(1, {}, ids.other);
    const { connection } = await connected(server.base);
    const visits = facet(connection, 'visits');
    const answers = await Promise.all([uuid(1), uuid(99), '../Patient'].map((id) => visits.one(ids.patient, id, call)));
    expect(answers.map(problemIn)).toEqual([{ kind: 'gone' }, { kind: 'gone' }, { kind: 'gone' }]);
  });

  it('confirms, takes in and lets go, each once, and in no other order', async () => {
    await appointment(1);
    const { connection } = await connected(server.base);
    const visits = facet(connection, 'visits');
    const visit = valueOf(await visits.one(ids.patient, uuid(1), call));
    expect(visit.confirmed).toBe(false);
    const early = await step(visits, 'leave')(ids.patient, uuid(1), undefined, call);
    expect(problemIn(early)).toEqual({ kind: 'refused', why: 'status' });
    const confirmed = valueOf(await step(visits, 'confirm')(ids.patient, uuid(1), visit.version, call));
    expect(confirmed).toMatchObject({ state: 'booked', confirmed: true });
    const old = await step(visits, 'arrive')(ids.patient, uuid(1), visit.version, call);
    expect(problemIn(old)).toEqual({ kind: 'conflict' });
    for (const name of ['arrive', 'arrive', 'leave', 'leave'] as const) {
      const { state } = valueOf(await step(visits, name)(ids.patient, uuid(1), undefined, call));
      expect({ name, state }).toEqual({ name, state: name === 'arrive' ? 'arrived' : 'completed' });
    }
  });

  it('does not take the word of a server that accepts a change and does not make it', async () => {
    await appointment(1);
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = ({ method, url, headers, signal, ...rest }) =>
      method === 'PUT'
        ? http({ method: 'GET', url, headers, signal })
        : http({ method, url, headers, signal, ...rest });
    const answer = await step(facet(connection, 'visits'), 'arrive')(ids.patient, uuid(1), undefined, call);
    expect(problemIn(answer)).toEqual({ kind: 'refused', why: 'not changed' });
  });

  it('lists those of all patients that start in a window, by their start', async () => {
    await appointment(1, { start: '2026-12-01T11:00:00-05:00', end: '2026-12-01T11:30:00-05:00' }, ids.other);
    await appointment(2);
    await appointment(3, { start: '2026-12-02T09:00:00-05:00', end: '2026-12-02T09:30:00-05:00' });
    const { connection } = await connected(server.base);
    const listed = await facet(connection, 'visits').between?.(day, undefined, call);
    const items = listed === undefined ? [] : valueOf(listed).items;
    expect(items.map(({ id, patient }) => ({ id, patient }))).toEqual([
      { id: uuid(2), patient: ids.patient },
      { id: uuid(1), patient: ids.other },
    ]);
  });
});
