import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedCheckInSetup, EmbeddedFormSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { ana, south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const checkInIds = { practice_id: south.id, patient_id: '1001', appointment_id: '1001-next' };
const details = {
  address: { address1: '1 Mesa Road', zipcode: '85001', city: 'Phoenix', state: 'AZ' },
  details: {},
  personalDetails: {
    first_name: 'Ana',
    last_name: 'Nunez',
    phone_number: '6025550142',
    phone_type: 'Mobile',
    gender: 'Female',
    preferred_language: 'es',
  },
  dateOfBirth: '1980-02-29',
  identityDocument: [],
  insurances: [],
};
const signed = (formUuid: string) => [{ formUuid, version: 1, responses: sampleResponses }];
/** The mutation of each step, by the form id that the screen answers. */
const answers: Readonly<Record<string, readonly [mutation: string, values: object]>> = {
  checkInDemographics: ['postCheckInDemographics', { demographics: details }],
  checkInMedsAllergies: [
    'postCheckInMedsAllergies',
    { allergies: [], noAllergiesCheckbox: true, medicationsArray: [], unlistedMedsArray: [], noMedsCheckbox: true },
  ],
  checkInPatientForms: ['postCheckInPatientForms', { patientForms: signed('consent') }],
  checkInIntakeForms: ['postCheckInIntakeForms', { intakeForms: signed('intake-form') }],
};

interface Screen {
  readonly standing: string;
  readonly form_id: string | null;
  readonly steps: readonly string[];
}
const screen = async (): Promise<Screen> =>
  (await fixture.told('getAppointmentCheckIn', { checkInIds })) as unknown as Screen;

describe('check in', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    const sql = fixture.gateway.database;
    const forms = ['consent', 'intake-form'].map((uuid) => sampleForm(uuid));
    const [, patient] = ana;
    if (patient === undefined) throw new Error('Ana has no chart in the south.');
    await new EmbeddedFormSetup(sql).forms(south.id, forms);
    await new EmbeddedSetup(sql).forms(forms.map(({ uuid, title }) => ({ patient, id: uuid, title })));
    const [consent, intake] = forms.map(({ uuid }) => uuid);
    await new EmbeddedCheckInSetup(sql).asks(south.id, ['intake', 'consents', 'medsAllergies', 'information'], {
      consents: consent === undefined ? [] : [consent],
      intake: intake === undefined ? [] : [intake],
    });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('the steps of check-in over HTTP', () => {
    it('APT-164 APT-166 are named by the ids of the four mutations, and answered by these in their order', async () => {
      const { steps } = await screen();
      expect(steps).toEqual([
        'checkInDemographics',
        'checkInMedsAllergies',
        'checkInPatientForms',
        'checkInIntakeForms',
      ]);
      const shown: (string | null)[] = [];
      for (let page = await screen(); page.form_id !== null; page = await screen()) {
        shown.push(page.form_id);
        const [mutation, values] = answers[page.form_id] ?? [];
        if (mutation === undefined || shown.length > 4) throw new Error(`No mutation is of the step ${page.form_id}.`);
        expect(await fixture.done(mutation, { checkInIds, ...values })).toMatchObject({ type: 'SUCCESS' });
      }
      expect(shown).toEqual(steps);
      expect(await screen()).toMatchObject({ standing: 'ARRIVED' });
    });
  });
});
