import { describe, expect, it } from '@jest/globals';
import { inLanguage, parseForm } from '@portico/domain/forms';
import { languages, ok } from '@portico/domain/kernel';
import {
  detailSections,
  physiciansPerPage,
  usualChoices,
  type InsuranceId,
  type KeptInsurance,
  type Physician,
  type Insurer,
  type PayerDirectory,
  type PhysicianDirectory,
  type Picture,
  type PicturePlace,
  type Registration,
  type ZipCodes,
  type ZipPlace,
} from '@portico/domain/profile';
import { ana, ben, here, otherAna, strangers } from './practice-fixture.ts';

const insurance = (id: string, more: Partial<KeptInsurance> = {}): KeptInsurance => ({
  id: id as InsuranceId,
  type: 'Primary',
  providerName: 'Medicare',
  providerCustomName: '',
  planName: 'Part B',
  planCustomName: '',
  memberId: "Ñ'1-2",
  groupNumber: '',
  relationshipType: 'Self',
  policyHolderFirstName: '',
  policyHolderMiddleName: '',
  policyHolderLastName: '',
  policyHolderDateOfBirth: '',
  policyHolderGender: '',
  effectiveFrom: '2024-01-01',
  ...more,
});
const picture = (text: string): Picture => `data:image/jpeg;base64,/9j/${text}` as Picture;
const place = (text: string): PicturePlace => text as PicturePlace;
const sorted = (places: Iterable<PicturePlace>) => [...places].sort();

/** What every `Registration` owes. */
export const registrationContract = (fixture: () => { readonly registration: Registration }): void => {
  describe('Registration', () => {
    it('MON-271 asks for every section of details', async () => {
      const { sections } = await fixture().registration.form(here.id);
      // As the portal reads them, in each language.
      for (const language of languages) {
        for (const form of Object.values(sections)) {
          const said = inLanguage(form, language);
          expect(parseForm(JSON.parse(JSON.stringify(said)))).toEqual(ok(said));
        }
      }
      expect(Object.keys(sections).sort()).toEqual(Object.keys(detailSections).sort());
    });

    it('knows nothing of whom nothing was kept', async () => {
      for (const patient of [ben.patient, ...strangers]) {
        const { registration } = fixture();
        expect(await registration.read(patient)).toEqual({ details: {}, insurances: [], pictures: [], numbers: [] });
        expect(await registration.pictures(patient, ['profile'])).toEqual(new Map());
      }
    });

    it('keeps what it is given, of this patient alone, and leaves the rest as it was', async () => {
      const { registration } = fixture();
      const details = { personal: { first_name: 'Ana', last_name: "de la O'Cruz Ñ" } };
      await registration.keep(ana.patient, { details, insurances: [insurance('i1'), insurance('i2')] });
      await registration.keep(ana.patient, { updates: usualChoices });
      await registration.keep(ana.patient, { details: { employment_info: { employmentStatus: 'Retired' } } });
      expect(await registration.read(ana.patient)).toEqual({
        details: { ...details, employment_info: { employmentStatus: 'Retired' } },
        insurances: [insurance('i1'), insurance('i2')],
        pictures: [],
        numbers: [],
      });
      expect(await registration.updates(ana.patient)).toEqual(usualChoices);
      for (const other of [ben.patient, otherAna.patient]) {
        expect(await registration.updates(other)).toBeUndefined();
        expect(await registration.read(other)).toEqual({ details: {}, insurances: [], pictures: [], numbers: [] });
      }
      await registration.keep(ana.patient, { details: { personal: { first_name: 'Eva' } }, insurances: [] });
      expect(await registration.read(ana.patient)).toMatchObject({
        details: { personal: { first_name: 'Eva' }, employment_info: { employmentStatus: 'Retired' } },
        insurances: [],
      });
      expect((await registration.read(ana.patient)).details['personal']).toEqual({ first_name: 'Eva' });
    });

    it('APT-181 takes numbers, says which it has, and shows none of them', async () => {
      const { registration } = fixture();
      await registration.keep(ana.patient, { numbers: { ssn: '123-45-6789', driversLicenseNumber: '' } });
      expect((await registration.read(ana.patient)).numbers).toEqual(['ssn']);
      await registration.keep(ana.patient, { numbers: { ssn: '', driversLicenseNumber: 'D123' } });
      await registration.keep(ana.patient, { numbers: { ssn: '987-65-4321' } });
      const read = await registration.read(ana.patient);
      expect([...read.numbers].sort()).toEqual(['driversLicenseNumber', 'ssn']);
      expect(JSON.stringify(read)).not.toMatch(/6789|4321|D123/);
      expect((await registration.read(otherAna.patient)).numbers).toEqual([]);
    });

    it('keeps pictures as they are, replaces them, and lets those of an insurance go with it', async () => {
      const { registration } = fixture();
      const [face, front, back] = [place('profile'), place('insurance:i1:frontPhoto'), place('identity:backPhoto')];
      await registration.keep(ana.patient, {
        insurances: [insurance('i1')],
        pictures: new Map([
          [face, picture('AP+A')],
          [front, picture('AQ==')],
          [back, picture('Ag==')],
        ]),
      });
      expect(sorted((await registration.read(ana.patient)).pictures)).toEqual(sorted([face, front, back]));
      expect(await registration.pictures(ana.patient, [face, front])).toEqual(
        new Map([
          [face, picture('AP+A')],
          [front, picture('AQ==')],
        ]),
      );
      expect(await registration.pictures(otherAna.patient, [face])).toEqual(new Map());
      await registration.keep(ana.patient, {
        pictures: new Map([
          [face, picture('CQ==')],
          [back, undefined],
        ]),
      });
      expect(await registration.pictures(ana.patient, [face, back])).toEqual(new Map([[face, picture('CQ==')]]));
      await registration.keep(ana.patient, { insurances: [insurance('i10')] });
      expect((await registration.read(ana.patient)).pictures).toEqual([face]);
    });
  });
};

const physician = (npi: string, first_name: string, last_name: string, state = 'AZ'): Physician => ({
  npi,
  first_name,
  last_name,
  specialty: 'Cardiology',
  address: {
    address1: '1 Main St',
    address2: '',
    zipcode: '85001',
    city: 'Phoenix',
    state,
    phone_number: '6025550100',
  },
});
const numbers = [
  ...['1500000009', '1500000017', '1500000025', '1500000033', '1500000041', '1500000058', '1500000066', '1500000074'],
  ...['1500000082', '1500000090', '1500000108', '1500000116', '1500000124'],
];
const many = numbers.map((npi, at) => physician(npi, 'Mary', `Zed ${'abcdefghijklm'[at] ?? ''}x`));
export const physicians: readonly Physician[] = [
  physician('1000000012', 'José', 'Ibáñez'),
  physician('1000000004', 'Anna', 'Ibanez', 'TX'),
  ...many,
];

/** What every `PhysicianDirectory` owes that holds `physicians`. */
export const physicianDirectoryContract = (fixture: () => { readonly directory: PhysicianDirectory }): void => {
  describe('PhysicianDirectory', () => {
    const find = async (search: string, page = 1, stateCode?: string) =>
      (await fixture().directory.search({ search, page, ...(stateCode === undefined ? {} : { stateCode }) })).map(
        ({ npi }) => npi,
      );

    it('MON-323 MON-324 finds parts of names, however they are written, by last name and first name', async () => {
      expect(await find('ibañez')).toEqual(['1000000004', '1000000012']);
      expect(await find('  IBÁ  jos ')).toEqual(['1000000012']);
      expect(await find('ibanez', 1, 'TX')).toEqual(['1000000004']);
      expect(await find('nobody')).toEqual([]);
      expect((await fixture().directory.search({ search: 'josé', page: 1 }))[0]).toEqual(physicians[0]);
      expect(await find('%')).toEqual([]);
    });

    it('MON-324 answers twelve to a page', async () => {
      expect(await find('mary zed')).toEqual(many.slice(0, physiciansPerPage).map(({ npi }) => npi));
      expect(await find('mary zed', 2)).toEqual([many[12]?.npi]);
      expect(await find('mary zed', 3)).toEqual([]);
    });
  });
};

export const zipPlaces: Readonly<Record<string, ZipPlace>> = {
  '85001': { city: 'Phoenix', state: 'AZ' },
  '00601': { city: 'Adjuntas', state: 'PR' },
};

/** What every `ZipCodes` owes that holds `zipPlaces`. */
export const zipCodesContract = (fixture: () => { readonly zipCodes: ZipCodes }): void => {
  describe('ZipCodes', () => {
    it('MON-292 knows the place of a code, and of no other text', async () => {
      expect(await fixture().zipCodes.find('00601')).toEqual({ city: 'Adjuntas', state: 'PR' });
      for (const none of ['99999', '', '601', '85001-1234', "'"]) {
        expect(await fixture().zipCodes.find(none)).toBeUndefined();
      }
    });
  });
};

export const payers: readonly Insurer[] = [
  { name: 'Bluebonnet Health', payer_plans: ['Choice PPO', 'Select HMO'] },
  { name: 'Medicaid', payer_plans: [] },
  { name: 'Seguros Ibáñez', payer_plans: ['Oro'] },
];

/** What every `PayerDirectory` owes that holds `payers`. */
export const payerDirectoryContract = (
  fixture: () => { readonly directory: PayerDirectory; readonly ready?: () => Promise<void> },
): void => {
  describe('PayerDirectory', () => {
    it('MON-294 names insurers with their plans, by name and each once', async () => {
      const { directory, ready } = fixture();
      await ready?.();
      expect(await directory.insurers(here.id)).toEqual(payers);
    });
  });
};
