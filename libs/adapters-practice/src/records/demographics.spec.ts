import { describe, expect, it } from '@jest/globals';
import { demographicsOf, type SaidAddress, type SaidContact, type SaidOfPerson } from './index.ts';

const nothing: SaidOfPerson = {
  spokenLanguages: [],
  races: [],
  ethnicities: [],
  detailedRaces: [],
  detailedEthnicities: [],
  formerNames: [],
  formerAddresses: [],
  related: [],
};
const told = (said: Partial<SaidOfPerson>) => demographicsOf({ ...nothing, ...said });
const contact = (said: Partial<SaidContact>): SaidContact => ({ given: [], relationships: [], ...said });

describe('what a source says of a person', () => {
  it('is nothing where it says nothing', () => {
    expect(told({})).toEqual({});
  });

  it('is a name with what stands beside it, without outer blanks and empty parts', () => {
    const [prefix, middle, suffix] = ['Dr.', 'Luz', 'Jr.'];
    expect(told({ given: ' Ana Luz ', family: 'Gil', prefix, middle, suffix })).toEqual({
      name: {
        group: 'personal',
        texts: { first_name: 'Ana Luz', last_name: 'Gil', prefix: 'Dr.', middle_name: 'Luz', suffix: 'Jr.' },
      },
    });
    expect(told({ given: ' ', family: 'Gil' })).toEqual({ name: { group: 'personal', texts: { last_name: 'Gil' } } });
    expect(told({ prefix, middle, suffix })).toEqual({});
  });

  it('is a number with its kind, and no kind of none', () => {
    expect(told({ phone: '+16025550123', phoneType: 'Mobile' })).toEqual({
      phone: { group: 'personal', texts: { phone_number: '+16025550123', phone_type: 'Mobile' } },
    });
    expect(told({ phone: '+16025550123' })).toEqual({
      phone: { group: 'personal', texts: { phone_number: '+16025550123' } },
    });
    expect(told({ phoneType: 'Mobile' })).toEqual({});
  });

  it('is an address of mail', () => {
    expect(told({ email: 'ana@example.com' })).toEqual({
      email: { group: 'personal', texts: {}, more: ['ana@example.com'] },
    });
  });

  it('is a gender of the form', () => {
    for (const [gender, word] of [
      ['female', 'Female'],
      ['male', 'Male'],
      ['other', 'Other'],
    ] as const)
      expect(told({ gender })).toEqual({ gender: { group: 'personal_details', texts: { gender: word } } });
    for (const gender of ['unknown', 'constructor', '']) expect(told({ gender })).toEqual({});
  });

  it('is one race and one ethnicity in the form, or several beside it, each once', () => {
    expect(told({ races: ['2106-3'], ethnicities: ['2135-2'] })).toEqual({
      race: { group: 'personal_details', texts: { primary_race: 'White' } },
      ethnicity: { group: 'personal_details', texts: { ethnicity: 'Hispanic or Latino' } },
    });
    expect(told({ races: ['2106-3', '2028-9', '2106-3'], ethnicities: ['ASKU', 'asked-declined'] })).toEqual({
      race: { group: 'personal_details', texts: {}, more: ['White', 'Asian'] },
      ethnicity: { group: 'personal_details', texts: { ethnicity: 'Declined' } },
    });
    expect(told({ races: ['UNK'], ethnicities: ['constructor'] })).toEqual({});
  });

  it('is what it says below those, and former names', () => {
    const detailedRaces = [{ text: 'Hopi', code: '1109-8' }];
    const detailedEthnicities = [{ text: 'Mexican', code: '2148-5' }];
    expect(told({ detailedRaces, detailedEthnicities, formerNames: ['Ana Mora'] })).toEqual({
      detailedRace: { group: 'personal_details', texts: {}, more: detailedRaces },
      detailedEthnicity: { group: 'personal_details', texts: {}, more: detailedEthnicities },
      formerNames: { group: 'personal', texts: {}, more: ['Ana Mora'] },
    });
  });

  it.each([
    ['2020-01-02', ['2020-01-02']],
    ['', ['']],
    [false, []],
  ] as const)('is a death on a day, on an unknown one, or none: %j', (death, more) => {
    expect(told({ death })).toEqual({ death: { group: 'personal_details', texts: {}, more } });
  });
});

describe('the languages of a person', () => {
  const group = 'personal_details';

  it('are the preferred one where the portal does not speak it, else nothing in its place', () => {
    expect(told({ language: 'fr-CA' }).language).toEqual({ group, texts: {}, more: ['fr-CA'] });
    for (const language of ['es', 'es-MX', 'EN-us']) {
      expect(told({ language }).language).toEqual({ group, texts: {}, more: [] });
    }
    expect(told({}).language).toBeUndefined();
  });

  it('are those that are spoken, where none is preferred and one is none of the portal', () => {
    expect(told({ spokenLanguages: ['es', 'fr'] })).toEqual({
      spokenLanguages: { group, texts: {}, more: ['es', 'fr'] },
    });
    expect(told({ spokenLanguages: ['es', 'en-US'] })).toEqual({ spokenLanguages: { group, texts: {}, more: [] } });
    expect(told({ language: 'es', spokenLanguages: ['fr'] }).spokenLanguages).toEqual({ group, texts: {}, more: [] });
  });
});

describe('the address of a person', () => {
  const home: SaidAddress = {
    ...{ text: 'At home', lines: ['1 Main St', 'Apt 2'], city: ' Mesa ', state: ' AZ ', zip: ' 85201-1234 ' },
  };
  const addressed = (address: Partial<SaidAddress>) => told({ address: { ...home, ...address } }).address;
  const parts = { address1: '1 Main St, Apt 2', city: 'Mesa', state: 'AZ', zipcode: '85201-1234' };

  it.each([undefined, '', ' us ', 'USA', 'United States', 'united states of america'])(
    'stands in the form where its country is this one: %j',
    (country) => {
      expect(addressed({ country })).toEqual({ group: 'personal', texts: parts });
    },
  );

  it('leaves out a state and a code that are not written as the form has them', () => {
    for (const state of ['Arizona', 'az', 'A', 'AZX', undefined])
      expect(addressed({ state })).toEqual({ group: 'personal', texts: { ...parts, state: undefined } });
    for (const zip of ['8520', '852011', '85201-123', '85201-12345', 'AZ85201', undefined])
      expect(addressed({ zip })).toEqual({ group: 'personal', texts: { ...parts, zipcode: undefined } });
    expect(addressed({ zip: '85201' })?.texts['zipcode']).toBe('85201');
  });

  it('of another country stands in words, its country beside it', () => {
    expect(addressed({ country: ' MX ' })).toEqual({
      group: 'personal',
      texts: {},
      more: ['1 Main St, Apt 2, Mesa, AZ 85201-1234', 'MX'],
    });
    expect(addressed({ country: 'MX', lines: ['Calle 1', ' '], state: '', zip: '72000' })?.more).toEqual([
      'Calle 1, Mesa, 72000',
      'MX',
    ]);
    expect(addressed({ country: 'MX', state: 'PU', zip: ' ' })?.more).toEqual(['1 Main St, Apt 2, Mesa, PU', 'MX']);
  });

  it('in one text stands as that text, with its country', () => {
    expect(told({ address: { text: ' 1 Main St, Mesa ', lines: [] } })).toEqual({
      address: { group: 'personal', texts: {}, more: ['1 Main St, Mesa'] },
    });
    expect(told({ address: { text: 'Calle 1, Puebla', lines: [], country: 'MX' } }).address?.more).toEqual([
      'Calle 1, Puebla',
      'MX',
    ]);
    expect(told({ address: { lines: [] } })).toEqual({});
  });

  it('is a former one in one text with its country', () => {
    const former = { lines: ['9 Old St'], city: 'Tempe', state: 'AZ', zip: '85280', country: 'US' };
    expect(told({ formerAddresses: [former, { lines: [' '] }, { text: 'Abroad', lines: [] }] })).toEqual({
      formerAddresses: { group: 'personal', texts: {}, more: ['9 Old St, Tempe, AZ 85280, US', 'Abroad'] },
    });
    expect(told({ formerAddresses: [{ lines: [] }] })).toEqual({});
  });
});

describe('the one to call for a person', () => {
  const called = (said: Partial<SaidContact>) => told({ emergency: contact(said) }).emergencyContact;

  it('has a name, a number and what they are in the words of the form', () => {
    expect(
      called({ given: ['Eva', 'María', 'Sol'], family: 'Mora', phone: '+15205550199', relationships: ['X', 'MTH'] }),
    ).toEqual({
      group: 'emergency_contact',
      texts: {
        ...{ firstName: 'Eva', middleName: 'María Sol', lastName: 'Mora' },
        ...{ phoneNumber: '+15205550199', relationship: 'Mother' },
      },
    });
  });

  it.each([
    ['SPS', 'Spouse'],
    ['HUSB', 'Spouse'],
    ['WIFE', 'Spouse'],
    ['Spouse', 'Spouse'],
    ['Husband', 'Spouse'],
    ['FTH', 'Father'],
    ['NFTH', 'Father'],
    ['Father', 'Father'],
    ['NMTH', 'Mother'],
    ['Mother', 'Mother'],
    ['CHILD', 'Child'],
    ['DAU', 'Child'],
    ['SON', 'Child'],
    ['NCHILD', 'Child'],
    ['Daughter', 'Child'],
    ['GUARD', 'Guardian'],
    ['Guardian', 'Guardian'],
    ['AUNT', 'Other'],
    ['constructor', 'Other'],
    [' ', undefined],
  ])('%s is %s there', (said, relationship) => {
    expect(called({ family: 'Mora', relationships: [said] })?.texts['relationship']).toBe(relationship);
  });

  it('is nobody by a relationship alone', () => {
    expect(called({ relationships: ['MTH'] })).toBeUndefined();
    expect(called({ family: 'Mora' })?.texts).toEqual({ lastName: 'Mora' });
  });
});

describe('other people', () => {
  const people = (related: readonly Partial<SaidContact>[], emergency?: Partial<SaidContact>) =>
    told({ related: related.map(contact), emergency: emergency && contact(emergency) }).relatedPeople;

  it('are told by name, with what they are and its code', () => {
    expect(
      people([
        { name: 'Lea Gil', words: 'Aunt', code: 'AUNT' },
        { given: ['Leo', ' '], family: 'Gil' },
      ]),
    ).toEqual({
      group: 'emergency_contact',
      texts: {},
      more: [{ name: 'Lea Gil', relationship: 'Aunt', code: 'AUNT' }, { name: 'Leo Gil' }],
    });
  });

  it('are not the one to call, each stand once, and none is without a name', () => {
    const eva = { given: ['Eva'], family: 'Mora' };
    expect(
      people([eva, { name: 'Lea Gil', words: 'Aunt' }, { name: 'Lea Gil', words: 'Friend' }, {}], eva)?.more,
    ).toEqual([{ name: 'Lea Gil', relationship: 'Friend' }]);
    expect(people([{ name: 'Eva Mora' }], eva)).toBeUndefined();
    // The form has no place for a name in one text, so that nobody is told of twice.
    expect(people([{ name: 'Eva Mora' }], { name: 'Eva Mora' })?.more).toEqual([{ name: 'Eva Mora' }]);
    expect(people([{ name: 'Eva Mora' }], { name: 'Eva Mora', given: [' '], family: ' ' })?.more).toEqual([
      { name: 'Eva Mora' },
    ]);
  });
});
