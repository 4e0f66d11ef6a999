import type { Sql } from '@portico/adapters-storage/sql';
import type { Rule, Rules } from './rule-types.ts';

/** Every practice lets its patients change their profile. */
const profilesAreOpen = (sql: Sql) => sql.rows({ text: `update clinic.practices set management = 'carecloud'` });

const ofNobody = [{ patientId: 'nobody' }];
const choices = {
  updates: ['REMINDERS', 'VISITS', 'PAYMENTS'].map((topic) => ({ topic, email: true, sms: false })),
};
/** One gray pixel. */
const picture =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKcBBgYGBgcGBwgIBwoLCgsKDw4MDA4PFhAREBEQFiIVGRUVGRUiHiQeHB4kHjYqJiYqNj40MjQ+TERETF9aX3x8p//AABEIAAEAAQMBIQACEQEDEQH/xABLAAEBAAAAAAAAAAAAAAAAAAAABxABAAAAAAAAAAAAAAAAAAAAAAEBAAAAAAAAAAAAAAAAAAAAABEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AsAD/2Q==';

/** A guest fills in a profile on the way through check-in. */
const lookup: Rule = { leaves: 'nothing', to: 'profile:view', guests: { 'guest-check-in': 'answers' } };

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
  searchPhysicians: { ...lookup, input: { search: 'ana', page: 1 } },
  getZipcodeInfo: { ...lookup, input: { zipcode: '85001' } },
  updatePersonal: {
    to: 'profile:act',
    given: profilesAreOpen,
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
    given: profilesAreOpen,
    input: {
      input: { personal_details: { gender: 'Female', date_of_birth: '1980-02-29', preferred_language: 'en' } },
    },
    foreign: ofNobody.map((named) => ({ ...named, input: {} })),
  },
  updateDocuments: {
    to: 'profile:act',
    given: profilesAreOpen,
    input: { input: { insurances: [], identityDocumentPhotos: [] } },
    foreign: ofNobody.map((named) => ({ ...named, input: { insurances: [], identityDocumentPhotos: [] } })),
  },
  updateNotifications: {
    to: 'profile:act',
    given: profilesAreOpen,
    input: { input: choices },
    foreign: ofNobody.map((named) => ({
      ...named,
      input: choices,
    })),
  },
  updatePhoto: { to: 'self', given: profilesAreOpen, input: { profilePhoto: picture } },
};
