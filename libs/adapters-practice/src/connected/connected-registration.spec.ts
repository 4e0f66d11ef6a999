import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { fieldsOf } from '@portico/domain/forms';
import { usualChoices, type InsuranceId, type KeptInsurance, type Picture } from '@portico/domain/profile';
import type { PracticeConnection } from '@portico/practice-spi';
import { ana, here, otherAna, strangers } from '../conformance/practice-fixture.ts';
import { ConnectedPatients, ConnectedRegistration } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { told } from './testing/two-gateways-fixture.ts';

describe('the profile of a patient of a connected practice', () => {
  let database: Database;
  let system: ConnectedSystem;
  let registration: ConnectedRegistration;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  const open = (profile = capableClinic) => {
    system = new ConnectedSystem(database, profile);
    registration = new ConnectedRegistration(system.gateway());
  };
  const clinic = () => system.clinics.at(here.id);
  const id = ana.patient.patient;
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    open();
    clinic().books.people.set(id, {
      id,
      name: 'Mrs. Ana María Peña Muñoz',
      firstName: 'Ana',
      lastName: 'Peña Muñoz',
      birthDate: '1984-02-29',
      phone: '+12125550101',
      language: 'es',
      version: 'v0',
    });
    clinic().books.coverages.set(id, [
      { id: 'Coverage/1', payer: 'Medicare', memberNumber: '1EG4', rank: 'primary', ends: '2027-12-31', version: 'c0' },
    ]);
  });
  it('shows whose an insurance is, as far as its system says, and keeps it as it is', async () => {
    const holder = { relationship: 'parent', firstName: 'Rosa', lastName: 'Núñez', gender: 'female' } as const;
    const [coverage] = clinic().books.coverages.get(id) ?? [];
    if (coverage === undefined) throw new Error('no coverage');
    clinic().books.coverages.set(id, [{ ...coverage, holder }]);
    expect(await first()).toMatchObject({
      relationshipType: 'Mother',
      policyHolderFirstName: 'Rosa',
      policyHolderMiddleName: '',
      policyHolderLastName: 'Núñez',
      policyHolderDateOfBirth: '',
      policyHolderGender: 'Female',
    });
    clinic().books.coverages.set(id, [{ ...coverage, holder: { lastName: 'Núñez' } }]);
    expect(await first()).toMatchObject({ relationshipType: '', policyHolderLastName: 'Núñez' });
    clinic().books.coverages.set(id, [coverage]);
    expect(await first()).toMatchObject({ relationshipType: 'Self', policyHolderLastName: '' });
  });

  /** Calls of the system that write, since the last time. */
  const written = () => system.network.calls.filter((call) => call === 'people.correct' || call === 'coverage.keep');
  const first = async (): Promise<KeptInsurance> => {
    const [insurance] = (await registration.read(ana.patient)).insurances;
    if (insurance === undefined) throw new Error('no insurance');
    return insurance;
  };

  it('is what the system knows of the person, in its own parts of the name', async () => {
    expect(await registration.read(ana.patient)).toEqual({
      details: {
        personal: { first_name: 'Ana', last_name: 'Peña Muñoz', phone_number: '+12125550101' },
        personal_details: { date_of_birth: '1984-02-29', preferred_language: 'es' },
      },
      insurances: [expect.objectContaining({ type: 'Primary', providerName: 'Medicare', memberId: '1EG4' })],
      pictures: [],
      numbers: [],
    });
    expect((await new ConnectedPatients(system.gateway()).identity(ana.patient))?.parts).toEqual({
      firstName: 'Ana',
      lastName: 'Peña Muñoz',
    });
    for (const other of [otherAna.patient, ...strangers]) {
      expect((await registration.read(other)).insurances).toEqual([]);
    }
  });

  it('asks for nothing that no system has a place for', async () => {
    const { sections, closed } = await registration.form(here.id);
    expect(fieldsOf(sections.personal).map(({ uuid }) => uuid)).toEqual([
      'personal.first_name',
      'personal.last_name',
      'personal.phone_number',
    ]);
    expect(fieldsOf(sections.demographics).map(({ uuid }) => uuid)).toEqual([
      'personal_details.date_of_birth',
      'personal_details.preferred_language',
      'accommodations.interpreter',
      'accommodations.otherHelp',
    ]);
    expect(closed).toEqual({ physicians: 'hidden', pictures: 'hidden', policyholder: 'hidden' });
  });

  it.each<{
    readonly what: string;
    readonly without: (connection: PracticeConnection) => object;
    readonly closed: object;
  }>([
    {
      what: 'cannot correct a person',
      without: ({ people: { correct: _, ...people } }) => ({ people }),
      closed: { details: 'read-only' },
    },
    { what: 'has no insurances', without: () => ({ coverage: undefined }), closed: { insurances: 'hidden' } },
  ])('is closed as far as a system $what', async ({ without, closed }) => {
    Object.assign(clinic().connection, without(clinic().connection));
    expect((await registration.form(here.id)).closed).toMatchObject(closed);
  });

  it('shows insurances to look at where they cannot be kept', async () => {
    open(contraryClinic);
    expect((await registration.form(here.id)).closed).toMatchObject({ insurances: 'read-only' });
    expect(await told(registration.keep(ana.patient, { insurances: [] }))).toHaveProperty('unavailable');
  });

  it('corrects what differs, and leaves the system alone where nothing does', async () => {
    const { details } = await registration.read(ana.patient);
    await registration.keep(ana.patient, { details });
    expect(written()).toEqual([]);
    await registration.keep(ana.patient, {
      details: { personal: { ...details.personal, phone_number: '+12125550999' } },
    });
    expect(written()).toEqual(['people.correct']);
    expect(clinic().books.people.get(id)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Peña Muñoz',
      phone: '+12125550999',
    });
  });

  it('keeps insurances with what the system says of them beside, and no fourth one', async () => {
    const insurance = await first();
    const second = { ...insurance, id: 'new' as InsuranceId, type: 'Secondary', providerName: 'OTHER' };
    await registration.keep(ana.patient, {
      insurances: [
        { ...insurance, memberId: '9ZZ9' },
        { ...second, providerCustomName: 'Frontier Care', planCustomName: 'Gold' },
      ],
    });
    expect(clinic().books.coverages.get(id)).toMatchObject([
      { payer: 'Medicare', memberNumber: '9ZZ9', rank: 'primary', ends: '2027-12-31' },
      { payer: 'Frontier Care', plan: 'Gold', rank: 'secondary' },
    ]);
    const answer = await told(registration.keep(ana.patient, { insurances: [{ ...insurance, type: 'Other' }] }));
    expect(answer).toHaveProperty('unavailable');
    expect(clinic().books.coverages.get(id)?.length).toBe(2);
  });

  it.each([
    { what: 'cleared', change: { planName: 'Gold', planCustomName: '' }, plan: undefined },
    { what: 'typed', change: { planName: 'Gold', planCustomName: 'Silver' }, plan: 'Silver' },
    { what: 'chosen', change: { planName: 'Silver', planCustomName: 'Gold' }, plan: 'Silver' },
    { what: 'left alone', change: {}, plan: 'Gold' },
  ])('keeps a plan that was $what', async ({ change, plan }) => {
    clinic().books.coverages.set(id, [{ id: '1', payer: 'Medicare', plan: 'Gold', rank: 'primary' }]);
    await registration.keep(ana.patient, { insurances: [{ ...(await first()), ...change }] });
    expect(clinic().books.coverages.get(id)?.[0]?.plan).toBe(plan);
  });

  it('keeps the choice of notifications itself, and asks no system for it', async () => {
    await registration.keep(ana.patient, { updates: usualChoices });
    system.network.calls.splice(0);
    expect(await registration.updates(ana.patient)).toEqual(usualChoices);
    expect(await registration.updates(otherAna.patient)).toBeUndefined();
    expect(system.network.calls).toEqual([]);
  });

  it('takes no picture and no number that would be lost', async () => {
    const pictures = new Map([['profile', 'data:image/jpeg;base64,/9j/' as Picture]] as const);
    expect(await told(registration.keep(ana.patient, { pictures }))).toHaveProperty('unavailable');
    expect(await told(registration.keep(ana.patient, { numbers: { ssn: '123-45-6789' } }))).toHaveProperty(
      'unavailable',
    );
  });
});
