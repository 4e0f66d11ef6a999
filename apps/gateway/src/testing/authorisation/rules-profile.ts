import type { Rules } from './rule.ts';

const ofNobody = [{ patientId: 'nobody' }];
const picture = 'data:image/jpeg;base64,/9j/AP+A';

/** Ana, whom the tests ask about, is in a practice whose profiles can be edited. */
export const profileRules: Rules = {
  getSettings: {
    to: 'profile:view',
    input: { section: 'DOCUMENTS' },
    foreign: [
      { section: 'PERSONAL', patientId: 'nobody' },
      { section: 'DEMOGRAPHICS', practiceId: 'nowhere' },
      { section: 'DOCUMENTS', patientId: 'nobody' },
      { section: 'NOTIFICATIONS', patientId: 'nobody' },
      { section: 'PHOTO', practiceId: 'nowhere' },
    ],
  },
  searchPhysicians: { to: 'profile:view', input: { search: 'ana', page: 1 } },
  getZipcodeInfo: { to: 'profile:view', input: { zipcode: '85001' } },
  updatePersonal: {
    to: 'profile:act',
    input: {
      input: {
        first_name: 'Ana',
        last_name: 'Example',
        phone_number: '(602) 555-0142',
        phone_type: 'Mobile',
        address1: '1 Main Street',
        zipcode: '85001',
        city: 'Phoenix',
        state: 'AZ',
      },
    },
    foreign: ofNobody.map((named) => ({ ...named, input: {} })),
  },
  updateDemographics: {
    to: 'profile:act',
    input: {
      input: { personal_details: { gender: 'Female', date_of_birth: '1980-02-29', preferred_language: 'en' } },
    },
    foreign: ofNobody.map((named) => ({ ...named, input: {} })),
  },
  updateDocuments: {
    to: 'profile:act',
    input: { input: { insurances: [], identityDocumentPhotos: [] } },
    foreign: ofNobody.map((named) => ({ ...named, input: { insurances: [], identityDocumentPhotos: [] } })),
  },
  updateNotifications: {
    to: 'profile:act',
    input: {
      input: {
        updates: [
          { topic: 'REMINDERS', email: true, sms: false },
          { topic: 'VISITS', email: true, sms: false },
          { topic: 'PAYMENTS', email: true, sms: false },
        ],
      },
    },
    foreign: ofNobody.map((named) => ({
      ...named,
      input: {
        updates: [
          { topic: 'REMINDERS', email: true, sms: false },
          { topic: 'VISITS', email: true, sms: false },
          { topic: 'PAYMENTS', email: true, sms: false },
        ],
      },
    })),
  },
  updatePhoto: { to: 'profile:act', input: { profilePhoto: picture } },
};
