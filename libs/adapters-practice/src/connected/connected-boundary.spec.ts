import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { Email } from '@portico/domain/access';
import {
  HOUR,
  isoOf,
  ok,
  parseId,
  plus,
  type AppointmentId,
  type LocalDate,
  type PatientId,
} from '@portico/domain/kernel';
import type { NewPatient } from '@portico/domain/profile';
import type { Visit } from '@portico/practice-spi';
import { ana, ben, here, now, visit } from '../conformance/practice-fixture.ts';
import { ConnectedCharts, ConnectedCheckInSystem, ConnectedCheckOutSystem, ConnectedPatients } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { GatewayDied } from './testing/faulty-clinic-network.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, told } from './testing/two-gateways-fixture.ts';

const secret = 'María did not say when';

describe('what a system answers becomes the domain’s, or is left out and logged by its place', () => {
  let database: Database;
  let system: ConnectedSystem;
  let gateway: Gateway;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  const open = (profile = capableClinic) => {
    system = new ConnectedSystem(database, profile);
    gateway = new Gateway(system);
  };
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    open();
  });
  const books = () => system.clinics.at(here.id).books;
  const enter = (more: Partial<Visit> & Pick<Visit, 'id'>) =>
    books().visits.set(more.id, {
      patient: ana.patient.patient,
      state: 'booked',
      start: isoOf(plus(now, HOUR)),
      end: isoOf(plus(now, 2 * HOUR)),
      ...more,
    });

  it('a visit without a moment, or in a state that nobody knows, is left out; its words are not logged', async () => {
    enter({ id: 'good' });
    enter({ id: 'no-offset', start: '2026-03-04T11:00:00', reason: secret });
    enter({ id: 'no-moment', end: secret });
    enter({ id: 'no-state', state: 'proposed' as Visit['state'] });
    const { visits } = system.clinics.at(here.id).connection;
    if (visits === undefined) throw new Error('The clinic has visits.');
    visits.of = async () => ({ ok: true, value: { items: [...books().visits.values()] } });
    expect(await gateway.schedule.upcoming(ana.patient, now, 9)).toMatchObject([{ id: 'good' }]);
    expect(await gateway.schedule.visit(ana.patient, 'no-moment' as AppointmentId)).toBeUndefined();
    expect(system.logged).toContainEqual({ practice: 'here', place: 'visits', problem: 'malformed', what: 'Visit' });
    expect(JSON.stringify(system.logged)).not.toContain('María');
  });

  it('visits of which none can be understood are not none', async () => {
    enter({ id: 'no-state', state: 'proposed' as Visit['state'] });
    const { visits } = system.clinics.at(here.id).connection;
    if (visits === undefined) throw new Error('The clinic has visits.');
    visits.of = async () => ({ ok: true, value: { items: [...books().visits.values()] } });
    expect(await told(gateway.schedule.upcoming(ana.patient, now, 9))).toEqual({ unavailable: 'unreachable' });
    books().visits.clear();
    expect(await gateway.schedule.upcoming(ana.patient, now, 9)).toEqual([]);
  });

  it('a visit without provider and place is the practice’s own', async () => {
    enter({ id: 'plain' });
    expect(await gateway.schedule.visit(ana.patient, 'plain' as AppointmentId)).toMatchObject({
      provider: { name: here.name },
      location: { office: here.name, timeZone: here.timeZone },
    });
  });

  it('a visit of somebody else that a system answers is not shown', async () => {
    enter({ id: 'of-ben', patient: ben.patient.patient });
    const { visits } = system.clinics.at(here.id).connection;
    const one = books().visits.get('of-ben');
    if (visits === undefined || one === undefined) throw new Error('The clinic has visits.');
    visits.of = async () => ({ ok: true, value: { items: [one] } });
    visits.one = async () => ({ ok: true, value: one });
    expect(await gateway.schedule.upcoming(ana.patient, now, 9)).toEqual([]);
    expect(await gateway.schedule.visit(ana.patient, 'of-ben' as AppointmentId)).toBeUndefined();
  });

  it('a list whose next page is the same for ever is malformed, and not read for ever', async () => {
    const { visits } = system.clinics.at(here.id).connection;
    if (visits === undefined) throw new Error('The clinic has visits.');
    let pages = 0;
    visits.of = async () => {
      pages += 1;
      return { ok: true, value: { items: [], next: 'again' } };
    };
    expect(await told(gateway.schedule.upcoming(ana.patient, now, 9))).toEqual({ unavailable: 'unreachable' });
    expect(pages).toBe(2);
  });

  it('an id that does not fit gets an alias that leads back to it, the same at each gateway', async () => {
    for (const id of ['Appointment/17?a=b', 'ñ', 'alias.x', 'x'.repeat(200)]) {
      books().visits.clear();
      enter({ id });
      const [shown] = await gateway.schedule.upcoming(ana.patient, now, 9);
      expect(parseId(shown?.id).ok).toBe(true);
      expect(shown?.id).not.toBe(id);
      const other = new Gateway(system);
      expect(await other.schedule.visit(ana.patient, shown?.id ?? ('' as AppointmentId))).toEqual(shown);
    }
    expect(await gateway.schedule.visit(ana.patient, 'alias.never-given' as AppointmentId)).toBeUndefined();
  });

  it('a lab of any id has one number for good, and is found by it', async () => {
    const lab = { name: 'Glucose', status: 'final', results: [] } as const;
    const ids = ['DiagnosticReport/9', '9', '9999999999', 'ñ'];
    const record = { labs: { kind: 'entries', entries: ids.map((id) => ({ ...lab, id })) } } as const;
    books().records.set(ana.patient.patient, { record, documents: new Map() });
    const numbers = async (of: Gateway) => {
      const { labs } = await new ConnectedCharts(of.practices).chart(ana.patient);
      return labs.kind === 'entries' ? labs.entries.map(({ id }) => id) : [];
    };
    const first = await numbers(gateway);
    expect(new Set(first).size).toBe(ids.length);
    expect(first[1]).toBe(9);
    expect(await numbers(new Gateway(system))).toEqual(first);
    for (const number of first) {
      expect(number).toBeLessThan(2 ** 31);
      expect(await new ConnectedCharts(gateway.practices).lab(ana.patient, number)).toMatchObject({ id: number });
    }
  });

  it('a date that cannot be understood is left out of its entry, which stays', async () => {
    const condition = { id: 'c1', name: 'Asthma', status: 'active', onset: 'last spring' } as const;
    books().records.set(ana.patient.patient, {
      record: { conditions: { kind: 'entries', entries: [condition] } },
      documents: new Map(),
    });
    const { conditions } = await new ConnectedCharts(gateway.practices).chart(ana.patient);
    expect(conditions).toEqual({ kind: 'entries', entries: [{ id: 'c1', name: 'Asthma', status: 'active' }] });
    expect(system.logged).toContainEqual(expect.objectContaining({ what: 'conditions.onset' }));
  });

  it('a patient who registers is entered once, however the answer is lost, and has the portal’s id', async () => {
    open(contraryClinic);
    const registry = new ConnectedPatients(gateway.practices);
    const eva: NewPatient = {
      patient: { practice: here.id, patient: 'new-1' as PatientId },
      name: 'Eva María Ñ',
      birthDate: '2024-02-29' as LocalDate,
      language: 'es',
      email: 'eva@example.org' as Email,
    };
    system.network.losesAnswer.add('people.register');
    expect(await told(registry.register(eva))).toEqual({ unavailable: 'unreachable' });
    expect(await registry.identity(eva.patient)).toBeUndefined();
    await registry.register(eva);
    await new ConnectedPatients(new Gateway(system).practices).register(eva);
    expect(await registry.identity(eva.patient)).toMatchObject({ name: eva.name });
    expect(await registry.reachedAt(here.id, eva.email, eva.birthDate)).toMatchObject([{ patient: eva.patient }]);
    expect([...books().people.values()].filter(({ name }) => name === eva.name)).toHaveLength(1);
    const [person] = [...books().people.values()].filter(({ name }) => name === eva.name);
    enter({ id: 'of-eva', patient: person?.id ?? '' });
    expect(await gateway.schedule.upcoming(eva.patient, now, 9)).toMatchObject([{ patient: eva.patient }]);
    const coming = await gateway.coming.starting([{ after: now, until: plus(now, 2 * HOUR) }], 9);
    expect(coming).toMatchObject([{ visit: { patient: eva.patient } }]);
  });

  it('a practice whose system is away is left out of the coming visits of all, and of nobody else’s', async () => {
    system.clinics.enter([visit('mine', plus(now, HOUR))]);
    const away = [...system.clinics.clinics.values()].find((clinic) => clinic !== system.clinics.at(here.id));
    if (away !== undefined) away.network.away = true;
    const spans = [{ after: now, until: plus(now, 2 * HOUR) }];
    expect(await gateway.coming.starting(spans, 9)).toMatchObject([{ visit: { id: 'mine' } }]);
    system.network.away = true;
    expect(await gateway.coming.starting(spans, 9)).toEqual([]);
  });

  it('who is there, and who has left, is told to the system once, whatever is lost or changed meanwhile', async () => {
    const mine = visit('mine', plus(now, HOUR));
    system.clinics.enter([mine]);
    const arriving = new ConnectedCheckInSystem(gateway.practices);
    system.network.meanwhile.set('visits.arrive', () => system.clinics.enter([{ ...mine, comment: 'Room 2' }]));
    system.network.losesAnswer.add('visits.arrive');
    expect(await arriving.arrive(ana.patient, mine.id, now)).toBe(true);
    const leaving = () => new ConnectedCheckOutSystem(new Gateway(system).practices);
    system.network.dies.add('visits.leave');
    await expect(leaving().checkOut(ana.patient, mine.id, now)).rejects.toThrow(GatewayDied);
    expect(await leaving().checkOut(ana.patient, mine.id, plus(now, HOUR))).toEqual(ok(undefined));
    expect(await leaving().checkOutForms(ana.patient, mine.id)).toEqual({ forms: [], checkedOutAt: now });
    expect(system.network.calls.filter((call) => call === 'visits.leave')).toHaveLength(1);
  });

  it('a system that cannot be told who is there has no check-in', async () => {
    system.clinics.enter([visit('mine', plus(now, HOUR))]);
    const { visits } = system.clinics.at(here.id).connection;
    if (visits === undefined) throw new Error('The clinic has visits.');
    delete visits.arrive;
    const arriving = new ConnectedCheckInSystem(gateway.practices);
    expect((await arriving.asks(ana.patient, 'mine' as AppointmentId)).stages).toEqual([]);
    expect(await arriving.arrive(ana.patient, 'mine' as AppointmentId, now)).toBe(false);
  });

  it('a confirmation is the system’s, read anew where the staff was quicker or its answer was lost', async () => {
    system.clinics.enter([visit('mine', plus(now, HOUR))]);
    system.network.meanwhile.set('visits.confirm', () => system.clinics.enter([visit('mine', plus(now, HOUR))]));
    system.network.losesAnswer.add('visits.confirm');
    expect(await gateway.coming.confirm(ana.patient, 'mine' as AppointmentId, now)).toMatchObject({ confirmed: true });
    expect(books().visits.get('mine')).toMatchObject({ confirmed: true });
  });
});
