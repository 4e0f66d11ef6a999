import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedRegistrationSetup } from '@portico/adapters-practice/embedded';
import { jpegOfPhone } from '@portico/adapters-documents/testing';
import type { Physician } from '@portico/domain/profile';
import { anaEmail, password, south } from './testing/clinic-fixture.ts';
import { insuranceWith } from './testing/insurance-input.ts';
import { credentials } from './testing/running-gateway.ts';
import { openPaymentsFixture, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const lee: Physician = {
  npi: '1234567893',
  first_name: 'Grace',
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
};

const named = { patientId: '1001', practiceMgmt: 'carecloud', practiceId: south.id };

/** What a section holds. */
const settings = (section: string, more: object = {}): Promise<Answer> =>
  fixture.told('getSettings', { section, ...named, ...more });

const payloadOf = async (section: string): Promise<Readonly<Record<string, unknown>>> =>
  (await settings(section))['payload'] as Readonly<Record<string, unknown>>;

const save = (name: string, input: object): Promise<Answer> => fixture.told(name, { input, patientId: '1001' });

describe('settings', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    const setup = new EmbeddedRegistrationSetup(fixture.gateway.database);
    await setup.physicians([lee]);
    await setup.zipCodes({ '85001': { city: 'Phoenix', state: 'AZ' } });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('the settings over HTTP', () => {
    it('MON-270 MON-272 MON-275 answer a section, the form that it is drawn from where that is asked for, and what was saved', async () => {
      const personal = {
        first_name: 'Ana',
        last_name: 'Nunez',
        phone_number: '6025550142',
        phone_type: 'Mobile',
        address1: '1 Mesa Road',
        zipcode: '85001',
        city: 'Phoenix',
        state: 'AZ',
      };
      expect(String((await save('updatePersonal', personal))['customMessage'])).not.toBe('');
      const shown = await settings('PERSONAL', { withSchema: true });
      expect(shown).toMatchObject({
        practice_name: 'south clinic',
        isrequired: expect.any(Boolean),
        read_only: false,
        payload: { personal, demographics: null, insurances: null },
        settingsSections: [{ name: 'PERSONAL' }],
      });
      const [{ schema }] = shown['settingsSections'] as readonly [{ readonly schema: string }];
      for (const field of Object.keys(personal)) expect(schema).toContain(`"personal.${field}"`);
      expect(await settings('PERSONAL')).toMatchObject({ settingsSections: [{ schema: null }] });
    });

    it('MON-270 MON-273 MON-276 keep demographics, with the physicians that were found', async () => {
      const details = {
        gender: 'Female',
        date_of_birth: '1980-02-29',
        ethnicity: null,
        primary_race: null,
        preferred_language: 'es',
      };
      await save('updateDemographics', {
        personal_details: details,
        emergency_contact: {
          firstName: 'Ben',
          middleName: '',
          lastName: 'Nunez',
          relationship: 'Child',
          phoneNumber: '6025550143',
        },
        employment_info: { employmentStatus: 'Retired', employer: { name: '', address: '' } },
        primary_care_physician: lee,
        referring_physician: null,
      });
      expect((await payloadOf('DEMOGRAPHICS'))['demographics']).toMatchObject({
        personal_details: { gender: 'Female', preferred_language: 'es' },
        emergency_contact: { firstName: 'Ben', lastName: 'Nunez' },
        employment_info: { employmentStatus: 'Retired' },
        primary_care_physician: lee,
        referring_physician: null,
      });
    });

    it('say what the sources of the record say beside the forms, each in its section', async () => {
      const said = (part: string, group: string, more: readonly unknown[], texts: object = {}) =>
        fixture.gateway.database.rows({
          text: `insert into clinic.patient_demographics (practice_id, patient_id, part, details)
            values ($1, '1001', $2, $3)`,
          values: [south.id, part, JSON.stringify({ group, texts, more })],
        });
      expect((await payloadOf('DEMOGRAPHICS'))['source_facts']).toBeNull();
      await said('ethnicity', 'personal_details', ['Hispanic or Latino', 'Not Hispanic or Latino']);
      await said('death', 'personal_details', ['2023-12']);
      await said('detailedEthnicity', 'personal_details', [{ text: 'Mexican', code: '2148-5' }]);
      // The person has chosen a language of the portal.
      await said('language', 'personal_details', ['vi']);
      await said('relatedPeople', 'emergency_contact', [{ name: 'Lea', relationship: 'Daughter' }, { name: 'Lu' }]);
      await said('formerNames', 'personal', ['Ana Mora']);
      await said('email', 'personal', ['ana@example.com']);
      expect((await payloadOf('DEMOGRAPHICS'))['source_facts']).toEqual([
        { kind: 'ETHNICITY', texts: ['Hispanic or Latino', 'Not Hispanic or Latino'] },
        { kind: 'DEATH', texts: ['2023-12'] },
        { kind: 'DETAILEDETHNICITY', texts: ['Mexican'] },
        { kind: 'RELATEDPEOPLE', texts: ['Lea (Daughter)', 'Lu'] },
      ]);
      expect((await payloadOf('PERSONAL'))['source_facts']).toEqual([
        { kind: 'FORMERNAMES', texts: ['Ana Mora'] },
        { kind: 'EMAIL', texts: ['ana@example.com'] },
      ]);
    });

    it('MON-277 MON-294 MON-295 MON-296 keep an insurance with the two sides of its card, and the identity document', async () => {
      const picture = `data:image/jpeg;base64,${Buffer.from(await jpegOfPhone(1)).toString('base64')}`;
      const insurance = insuranceWith(picture);
      const photo = (page: number) => ({ page, delete: false, identityDocumentPhoto: picture });
      await save('updateDocuments', { insurances: [insurance], identityDocumentPhotos: [photo(1), photo(2)] });
      const { insurances, identity_document: document } = await payloadOf('DOCUMENTS');
      const jpeg = expect.stringMatching(/^data:image\/jpeg;base64,/);
      expect(insurances).toEqual([
        {
          id: expect.any(String),
          type: 'Primary',
          providerName: 'Medicare',
          providerCustomName: '',
          planName: '',
          planCustomName: '',
          memberId: 'M1',
          groupNumber: 'G1',
          relationshipType: 'Self',
          policyHolderFirstName: '',
          policyHolderMiddleName: '',
          policyHolderLastName: '',
          policyHolderDateOfBirth: '',
          policyHolderGender: '',
          frontPhoto: jpeg,
          backPhoto: jpeg,
          effectiveFrom: '2024-01-01',
        },
      ]);
      expect(document).toMatchObject({ frontPhoto: jpeg, backPhoto: jpeg, required: expect.any(Boolean) });
      const [{ id }] = insurances as readonly [{ readonly id: string }];
      await save('updateDocuments', {
        insurances: [{ ...insurance, insuranceId: id, insurancePhotos: [], delete: true }],
        identityDocumentPhotos: [],
      });
      expect((await payloadOf('DOCUMENTS'))['insurances']).toEqual([]);
    });

    it('APT-192 take no picture that is none by its first bytes, nor one that is too large, and keep nothing of it', async () => {
      const before = await payloadOf('DOCUMENTS');
      const jpeg = Buffer.from(await jpegOfPhone(1));
      for (const bytes of [Buffer.from('%PDF-1.7'), Buffer.concat([jpeg, Buffer.alloc(1_000_000)])]) {
        const identityDocumentPhoto = `data:image/jpeg;base64,${bytes.toString('base64')}`;
        const identityDocumentPhotos = [{ page: 1, delete: false, identityDocumentPhoto }];
        const { code } = await fixture.ask('updateDocuments', { input: { insurances: [], identityDocumentPhotos } });
        expect(code).toBe('BAD_INPUT');
      }
      expect(await payloadOf('DOCUMENTS')).toEqual(before);
    });

    it('APT-185 MON-292 know the place of a zip, and that there is none', async () => {
      expect(await fixture.told('getZipcodeInfo', { zipcode: '85001' })).toMatchObject({
        lookups: [{ result: { valid: true, cities: [{ stateAbbreviation: 'AZ' }] } }],
      });
      expect(await fixture.told('getZipcodeInfo', { zipcode: '00000' })).toMatchObject({
        lookups: [{ result: { valid: false } }],
      });
    });

    it('MON-323 MON-324 find a physician by parts of the name, in a state', async () => {
      const search = (stateCode: string) =>
        fixture.told('searchPhysicians', { search: 'lee gr', limit: 12, page: 1, stateCode });
      expect(await search('AZ')).toEqual({ physicians: [lee] });
      expect(await search('TX')).toEqual({ physicians: [] });
    });
  });
  describe('another password over HTTP', () => {
    const typed = { currentPassword: password, newPassword: 'Fresh-Mesa-77', repeatedPassword: 'Fresh-Mesa-77' };
    const change = (more: object) =>
      fixture.ask('changePassword', { input: { ...typed, deviceIdentifier: 'a-test-device', ...more } });
    const signsInWith = async (secret: string): Promise<boolean> =>
      (await fixture.ask('getUserToken', credentials(anaEmail, secret), {})).code === undefined;

    it('MON-345 MON-346 takes the one there is, and a new one that is fit and the same twice', async () => {
      for (const [wrong, reason] of [
        [{ currentPassword: 'Not-this-one-1' }, 'wrong-password'],
        [{ repeatedPassword: 'Fresh-Mesa-78' }, 'unfit-password'],
        ...['Short-1', 'alllowercase1', 'NOLOWERCASE1', 'No-digit-here'].map(
          (unfit) => [{ newPassword: unfit, repeatedPassword: unfit }, 'unfit-password'] as const,
        ),
        [{ newPassword: 'Password-1', repeatedPassword: 'Password-1' }, 'known-password'],
      ] as const) {
        expect({ wrong, reason: (await change(wrong)).reason }).toEqual({ wrong, reason });
      }
      for (const name of [...Object.keys(typed), 'deviceIdentifier']) {
        expect((await change({ [name]: null })).code).toBe('BAD_INPUT');
      }
      expect(await signsInWith(typed.newPassword)).toBe(false);
      expect((await change({})).data).toMatchObject({ changePassword: { status: 200 } });
      expect([await signsInWith(password), await signsInWith(typed.newPassword)]).toEqual([false, true]);
    });
  });
});
