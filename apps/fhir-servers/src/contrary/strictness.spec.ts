import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CapabilityStatement, Patient } from 'fhir/r4';
import { bookingOf, startFurnished, type Furnished } from '../testing/contrary-clinic.ts';
import { clientOf, jsonIn } from '../testing/fhir-test-client.ts';
import { profiles, type ProfileName } from './server-profiles.ts';

const names = Object.keys(profiles) as ProfileName[];
const patient: Patient = { resourceType: 'Patient', name: [{ family: 'Nuñez' }] };

describe('what the contrary server lets be written', () => {
  const servers = new Map<string, Furnished>();
  beforeAll(async () => {
    for (const profile of names) servers.set(profile, await startFurnished({ profile }));
  });
  afterAll(() => Promise.all([...servers.values()].map(({ server }) => server.close())));
  const at = (profile: ProfileName) => {
    const furnished = servers.get(profile);
    if (furnished === undefined) throw new Error(`${profile} is not there.`);
    return { ...furnished, call: clientOf(furnished.server.url) };
  };

  it('makes ids itself', async () => {
    const { call } = at('oracle');
    const created = await call('POST', 'Patient', { body: { ...patient, id: 'mine' } });
    const put = await at('canvas').call('PUT', 'Patient/mine', { body: { ...patient, id: 'mine' } });
    expect({ location: created.headers.get('location'), put: put.status }).toEqual({
      location: expect.stringMatching(/\/r4\/Patient\/\d+$/),
      put: 405,
    });
  });

  it.each([
    { what: 'an element that it does not know', says: 'hobby is not known', change: { hobby: 'chess' } },
    { what: 'a status that is no code', says: 'status is not a code', change: { status: 'rescheduled' } },
    { what: 'a time without a zone', says: 'are instants, with a zone', change: { start: '2026-12-01T09:00:00' } },
    { what: 'an end before the start', says: 'end is after start', change: { end: '2026-11-01T09:00:00Z' } },
    {
      what: 'a reason to cancel what is booked',
      says: 'cancelationReason is of',
      change: { cancelationReason: { text: 'x' } },
    },
    { what: 'a participant of nothing', says: 'an actor or a type', change: { participant: [{ status: 'accepted' }] } },
    {
      what: 'a patient who is not there',
      says: 'leads nowhere',
      change: { participant: [{ actor: { reference: 'Patient/0' } }] },
    },
    { what: 'no participant', says: 'participant is missing', change: { participant: undefined } },
    { what: 'the status of one that is over', says: 'proposed or booked', change: { status: 'fulfilled' } },
  ])('refuses an appointment with $what', async ({ says, change }) => {
    const { call, clinic, freeSlot } = at('oracle');
    const { status, text } = await call('POST', 'Appointment', {
      body: { ...bookingOf(clinic, freeSlot()), ...change },
    });
    expect(status).toBe(422);
    expect(text).toContain(says);
  });

  it('knows no transaction and no deletion', async () => {
    const { call, clinic } = at('oracle');
    const answers = [
      await call('POST', '', { body: { resourceType: 'Bundle', type: 'transaction', entry: [] } }),
      await call('DELETE', `Patient/${clinic.patients.pena}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
  });

  it.each([
    { profile: 'oracle', statuses: { patient: 201, appointment: 201, slots: 200, appointments: 200 } },
    { profile: 'canvas', statuses: { patient: 201, appointment: 201, slots: 200, appointments: 200 } },
    { profile: 'athena', statuses: { patient: 405, appointment: 405, slots: 200, appointments: 200 } },
    { profile: 'epic', statuses: { patient: 201, appointment: 405, slots: 404, appointments: 200 } },
    { profile: 'eclinicalworks', statuses: { patient: 405, appointment: 405, slots: 404, appointments: 200 } },
  ] as const)('is what $profile lets be written', async ({ profile, statuses }) => {
    const { call, clinic, freeSlot } = at(profile);
    expect({
      patient: (await call('POST', 'Patient', { body: patient })).status,
      appointment: (await call('POST', 'Appointment', { body: bookingOf(clinic, freeSlot()) })).status,
      slots: (await call('GET', 'Slot?status=free')).status,
      appointments: (await call('GET', `Appointment?patient=${clinic.patients.pena}`)).status,
    }).toEqual(statuses);
  });

  it.each(names)('is what the metadata of %s declares', async (name) => {
    const statement = jsonIn<CapabilityStatement>(await at(name).call('GET', 'metadata'));
    const declared = Object.fromEntries(
      (statement.rest?.[0]?.resource ?? []).map(({ type, interaction = [] }) => [
        type,
        interaction.map(({ code }) => code),
      ]),
    );
    expect(declared).toEqual(profiles[name].kinds);
  });
});
