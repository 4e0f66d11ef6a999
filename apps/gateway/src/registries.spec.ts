import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedRegistrationSetup } from '@portico/adapters-practice/embedded';
import { npiEntry, payerResources, RegistrySandbox, uspsClient } from '@portico/adapters-practice/registries/sandbox';
import { PostgresTries } from '@portico/adapters-storage';
import { workCount, workLimits } from '@portico/domain/access';
import { MINUTE } from '@portico/domain/kernel';
import type { Physician } from '@portico/domain/profile';
import { south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

const physician = (npi: string, first_name: string): Physician => ({
  npi,
  first_name,
  last_name: 'Lee',
  specialty: 'Cardiology',
  address: {
    address1: '2 Heart Way',
    address2: '',
    zipcode: '85001',
    city: 'Phoenix',
    state: 'AZ',
    phone_number: '6025550188',
  },
});
const [tabled, registered] = [physician('1234567893', 'Grace'), physician('1000000004', 'Gregory')];
const ofAna = { practice_id: south.id, practice_mgmt: 'carecloud', patient_id: '1001' };
const documents = { section: 'DOCUMENTS', patientId: '1001', practiceMgmt: 'carecloud', practiceId: south.id };

let fixture: PaymentsFixture;
let sandbox: RegistrySandbox;

const physicians = (search = 'lee') => fixture.told('searchPhysicians', { search, limit: 12, page: 1 });
const zip = async (zipcode: string) => (await fixture.told('getZipcodeInfo', { zipcode }))['lookups'];
const medications = (search: string) => fixture.ask('searchMedications', { search, checkInIds: ofAna });
const insurers = async (): Promise<readonly string[]> => {
  const { payload } = (await fixture.told('getSettings', documents)) as { readonly payload: Answer };
  return (payload['insurance_providers'] as readonly { readonly name: string }[]).map(({ name }) => name);
};
/** Long enough for a registry to be tried again. */
const nextTry = (): void => fixture.gateway.pass(MINUTE);

describe('registries', () => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      sandbox = await RegistrySandbox.start({
        npi: [npiEntry(registered)],
        zipCodes: { '10001': { city: 'New York', state: 'NY' } },
        drugs: [{ name: 'Zolpidem (Oral Pill)', strengths: [['5 mg Tab', '854873']] }],
        payers: payerResources([{ name: 'Acme of CT', payer_plans: ['Gold'] }]),
      });
      const { npi, usps, drugs, payers } = sandbox.addresses;
      fixture = await openPaymentsFixture({
        registries: { npi, usps: { origin: usps, ...uspsClient }, drugs, payers },
      });
      const setup = new EmbeddedRegistrationSetup(fixture.gateway.database);
      await setup.physicians([tabled]);
      await setup.zipCodes({ '85001': { city: 'Phoenix', state: 'AZ' } });
    }, 120_000);
    afterAll(async () => {
      await fixture.gateway.close();
      await sandbox.close();
    });
  };
  beforeEach(() => {
    sandbox.conduct = 'well';
    nextTry();
  });

  describe('public registries behind the gateway', () => {
    openGateway();
    it('MON-292 MON-321 MON-324 are searched beside the own tables', async () => {
      expect(await physicians()).toEqual({ physicians: [registered] });
      expect(await zip('85001')).toMatchObject([{ result: { valid: true, zipcodes: [{ defaultCity: 'Phoenix' }] } }]);
      expect(await zip('10001')).toMatchObject([{ result: { valid: true, zipcodes: [{ defaultCity: 'New York' }] } }]);
      expect(await zip('10002')).toMatchObject([{ result: { valid: false } }]);
      expect((await medications('zolpi')).data).toEqual({
        searchMedications: [{ displayName: 'Zolpidem (Oral Pill) 5 mg Tab', code: 'rxnorm.854873' }],
      });
    });

    it('MON-294 name payers beside those of the practice, once the list has come', async () => {
      const own = await insurers();
      expect(own).toContain('Medicare');
      while (!(await insurers()).includes('Acme of CT')) await new Promise((resolve) => setImmediate(resolve));
      expect((await insurers()).toSorted()).toEqual([...new Set([...own, 'Acme of CT'])].toSorted());
    });

    it('MON-293 MON-327 leave the tables in force while they are away, and say where nothing could be searched', async () => {
      sandbox.conduct = 'html';
      expect(await physicians('lee gra')).toEqual({ physicians: [tabled] });
      expect(await zip('85001')).toMatchObject([{ result: { valid: true } }]);
      expect((await fixture.ask('getZipcodeInfo', { zipcode: '10003' })).code).toBe('UNAVAILABLE');
      expect((await medications('lisinopril')).data?.['searchMedications']).not.toEqual([]);
      expect((await medications('zaleplon')).code).toBe('UNAVAILABLE');
      expect(await insurers()).toContain('Medicare');
      sandbox.conduct = 'well';
      nextTry();
      expect(await zip('10003')).toMatchObject([{ result: { valid: false } }]);
    });

    it('are left alone when they fail, so that nobody waits for them', async () => {
      sandbox.conduct = 'server-error';
      for (const zipcode of ['20001', '20002', '20003', '20004', '20005'])
        await fixture.ask('getZipcodeInfo', { zipcode });
      const asked = sandbox.seen.filter(({ asked: line }) => /ZIPCode=2000/.test(line)).length;
      expect(asked).toBeLessThanOrEqual(3);
      expect(await fixture.gateway.metrics()).toMatch(
        /portico_registry_questions_total\{registry="usps",outcome="paused"\} [1-9]/,
      );
    });

    it('hear nothing of who asks, and leave nothing of what was asked in the log', async () => {
      await physicians();
      const heard = sandbox.seen.map(({ asked, headers, body }) => JSON.stringify([asked, headers, body])).join(' ');
      expect(heard).not.toMatch(/1001|ana|nunez|portico\.example/i);
      expect(fixture.gateway.output()).not.toMatch(/zaleplon|zolpi|10003|"lee"/);
    });
  });

  describe('public registries and one person', () => {
    openGateway();
    it('are asked so often and no more', async () => {
      const tries = new PostgresTries(fixture.gateway.database);
      const counted = workCount('lookup', 'account ana');
      for (let at = 0; at < workLimits.lookup.failures; at += 1) await tries.take([counted], fixture.gateway.now());
      const refused = await Promise.all([
        fixture.ask('getZipcodeInfo', { zipcode: '85001' }),
        fixture.ask('searchPhysicians', { search: 'lee', limit: 12, page: 1 }),
        medications('zolpidem'),
        fixture.ask('searchAllergies', { search: 'latex', checkInIds: ofAna }),
      ]);
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'RATE_LIMITED'));
      expect(await fixture.gateway.metrics()).toMatch(/portico_work_refused_total\{kind="lookup"\} [1-9]/);
    });
  });
});
