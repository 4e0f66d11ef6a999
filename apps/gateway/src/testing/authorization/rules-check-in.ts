import { south } from '../clinic-fixture.ts';
import type { Rule, Rules } from './rule-types.ts';

const ofAna = { practice_id: south.id, patient_id: '1001', appointment_id: '1001-next' };
const others = [
  { ...ofAna, patient_id: '2002' },
  { ...ofAna, appointment_id: '2002-next' },
];
const unsaid = {
  allergies: [],
  noAllergiesCheckbox: true,
  medicationsArray: [],
  unlistedMedsArray: [],
  noMedsCheckbox: true,
};

/** On the way through check-in stands what the practice asks, and what the chart knows. */
const checkIn: Pick<Rule, 'to' | 'beside' | 'guests'> = {
  to: 'appointments:act',
  beside: 'forms:act',
  guests: { 'guest-check-in': 'answers' },
};
const nobodyElses = others.map((checkInIds) => ({ checkInIds }));

/** A step that this visit does not ask for is refused, also from callers who may submit other steps. */
const unasked: typeof checkIn & Pick<Rule, 'told'> = {
  ...checkIn,
  told: 'BAD_INPUT',
  guests: { 'guest-check-in': 'BAD_INPUT' },
};
const demographics = { address: {}, details: {}, personalDetails: {}, identityDocument: [], insurances: [] };

export const checkInRules: Rules = {
  getAppointmentCheckIn: { ...checkIn, input: { checkInIds: ofAna }, foreign: nobodyElses },
  postCheckInMedsAllergies: {
    ...checkIn,
    input: { input: { checkInIds: ofAna, ...unsaid } },
    foreign: others.map((checkInIds) => ({ input: { checkInIds, ...unsaid } })),
  },
  postCheckInDemographics: {
    ...unasked,
    input: { input: { checkInIds: ofAna, demographics } },
    foreign: others.map((checkInIds) => ({ input: { checkInIds, demographics } })),
  },
  postCheckInIntakeForms: {
    ...unasked,
    input: { input: { checkInIds: ofAna, intakeForms: [] } },
    foreign: others.map((checkInIds) => ({ input: { checkInIds, intakeForms: [] } })),
  },
  postCheckInPatientForms: {
    ...unasked,
    input: { input: { checkInIds: ofAna, patientForms: [] } },
    foreign: others.map((checkInIds) => ({ input: { checkInIds, patientForms: [] } })),
  },
  continueThirdParty: { ...checkIn, input: { checkInIds: ofAna }, foreign: nobodyElses },
  searchAllergies: {
    leaves: 'nothing',
    ...checkIn,
    input: { search: 'lat', checkInIds: ofAna },
    foreign: [{ search: 'lat', checkInIds: { ...ofAna, patient_id: '2002' } }],
  },
  searchMedications: {
    leaves: 'nothing',
    ...checkIn,
    input: { search: 'asp', checkInIds: ofAna },
    foreign: [{ search: 'asp', checkInIds: { ...ofAna, patient_id: '2002' } }],
  },
};
