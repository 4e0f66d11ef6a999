import { describe, expect, it } from '@jest/globals';
import { withImported, type Demographics } from './index.ts';

const name = {
  group: 'personal',
  texts: { first_name: 'Ana', last_name: 'Gil', prefix: 'Dr.', middle_name: 'Luz' },
} as const;
const imported: Demographics = {
  name,
  phone: { group: 'personal', texts: { phone_number: '+16025550123', phone_type: 'Mobile' } },
  email: { group: 'personal', texts: {}, more: ['ana@example.com'] },
  race: { group: 'personal_details', texts: {}, more: ['White', 'Asian'] },
  language: { group: 'personal_details', texts: {}, more: [] },
};

describe('what was entered', () => {
  it('leaves all that is imported where nothing was', () => {
    expect(withImported({}, imported)).toEqual({
      details: {
        personal: {
          ...{ first_name: 'Ana', last_name: 'Gil', prefix: 'Dr.', middle_name: 'Luz' },
          ...{ phone_number: '+16025550123', phone_type: 'Mobile' },
        },
      },
      sourceFacts: { email: ['ana@example.com'], race: ['White', 'Asian'] },
    });
    expect(withImported({}, {})).toEqual({ details: {} });
    expect(Object.keys(withImported({}, { language: { group: 'personal_details', texts: {}, more: [] } }))).toEqual([
      'details',
    ]);
  });

  it('goes before what imports say of the same part, and leaves the other parts', () => {
    expect(withImported({ personal: { phone_number: '+15205550199' } }, imported).details).toEqual({
      personal: {
        ...{ first_name: 'Ana', last_name: 'Gil', prefix: 'Dr.', middle_name: 'Luz' },
        ...{ phone_number: '+15205550199' },
      },
    });
    expect(withImported({ personal_details: { primary_race: 'White' } }, imported)).toEqual({
      details: {
        personal: { ...name.texts, ...imported.phone?.texts },
        personal_details: { primary_race: 'White' },
      },
      sourceFacts: { email: ['ana@example.com'] },
    });
    expect(withImported({ personal: { email: 'x' } }, imported).sourceFacts).toMatchObject({
      email: ['ana@example.com'],
    });
  });

  it.each([
    ['phone', 'personal', 'phone_number'],
    ['language', 'personal_details', 'preferred_language'],
    ['spokenLanguages', 'personal_details', 'preferred_language'],
    ['address', 'personal', 'address1'],
    ['address', 'personal', 'city'],
    ['address', 'personal', 'state'],
    ['address', 'personal', 'zipcode'],
    ['gender', 'personal_details', 'gender'],
    ['race', 'personal_details', 'primary_race'],
    ['detailedRace', 'personal_details', 'primary_race'],
    ['ethnicity', 'personal_details', 'ethnicity'],
    ['detailedEthnicity', 'personal_details', 'ethnicity'],
    ['emergencyContact', 'emergency_contact', 'firstName'],
    ['emergencyContact', 'emergency_contact', 'middleName'],
    ['emergencyContact', 'emergency_contact', 'lastName'],
    ['emergencyContact', 'emergency_contact', 'relationship'],
    ['emergencyContact', 'emergency_contact', 'phoneNumber'],
  ] as const)('of the part %s is any of its fields: %s %s', (part, group, field) => {
    const said: Demographics = { [part]: { group, texts: { other: 'imported' }, more: ['imported'] } };
    expect(withImported({ [group]: { [field]: 'entered' } }, said)).toEqual({
      details: { [group]: { [field]: 'entered' } },
    });
    expect(withImported({ [group]: { unrelated: 'entered' } }, said)).toEqual({
      details: { [group]: { other: 'imported', unrelated: 'entered' } },
      sourceFacts: { [part]: ['imported'] },
    });
  });

  it('of a name keeps what stands beside it while the name is that of the source', () => {
    const [first_name, last_name] = ['Ana', 'Gil'];
    expect(withImported({ personal: { first_name, last_name } }, { name }).details).toEqual({
      personal: { first_name, last_name, prefix: 'Dr.', middle_name: 'Luz' },
    });
    for (const entered of [{ first_name: 'Eva', last_name }, { first_name, last_name: 'Mora' }, { first_name }]) {
      expect(withImported({ personal: entered }, { name }).details).toEqual({ personal: entered });
    }
  });

  it('of another part keeps nothing of it, though it is as the source says', () => {
    const texts = { first_name: 'Ana', last_name: 'Gil', phone_number: '+16025550123', suffix: 'Jr.' };
    const entered = { personal: { first_name: 'Ana', last_name: 'Gil', phone_number: '+16025550123' } };
    expect(withImported(entered, { phone: { group: 'personal', texts } }).details).toEqual(entered);
  });
});
