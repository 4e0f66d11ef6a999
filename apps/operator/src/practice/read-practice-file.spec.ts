import { describe, expect, it } from '@jest/globals';
import { newPracticeFile } from './new-practice-file.ts';
import { readPracticeFile } from './read-practice-file.ts';
import { sampleAnswers } from './testing/sample-answers.ts';

const good = JSON.parse(newPracticeFile(sampleAnswers));
const [provider] = good.providers;
const [place] = provider.at;

const mistakesOf = (fields: object): readonly string[] => {
  const read = readPracticeFile(JSON.stringify({ ...good, ...fields }));
  return read.ok ? [] : read.error;
};

describe('the file of a practice', () => {
  it('is read whole', () => {
    expect(mistakesOf({})).toEqual([]);
  });

  // Answers written by hand: what somebody reads who made the mistake on the left.
  it.each<readonly [string, object, readonly string[]]>([
    ['no format', { format: 2 }, ['format: must be 1.']],
    ['an id with a space', { id: 'my clinic' }, ['id: must be an id of letters, digits and . _ : -.']],
    ['a word that is not known', { hue: '#fff' }, ['the file: Unrecognized key: "hue".']],
    ['another time zone', { timeZone: 'Miami' }, ['timeZone: must be a time zone such as America/New_York.']],
    [
      'a text in one language',
      { message: { id: 'm', title: { en: 'Hi' }, text: { en: 'Hi', es: 'Hola' } } },
      ['message.title: must have a text in English (en) and in Spanish (es).'],
    ],
    [
      'a team twice',
      { messageTeams: [{ team: 'billing' }, { team: 'billing' }] },
      ['messageTeams: must have each team once.'],
    ],
    ['no location', { locations: [] }, ['locations: must have a location.']],
    [
      'an amount as a number',
      { visits: [{ ...good.visits[0], prepayment: 25 }, good.visits[1]] },
      ['visits[0].prepayment: must be an amount of dollars such as "25.00".'],
    ],
    [
      'a negative amount',
      { visits: [{ ...good.visits[0], prepayment: '-1.00' }, good.visits[1]] },
      ['visits[0].prepayment: must be an amount of dollars such as "25.00".'],
    ],
    ['the same id twice', { visits: [...good.visits, good.visits[0]] }, ['visits[2]: has the id of visits[0].']],
    [
      'a place that is not there',
      { providers: [{ ...provider, at: [{ ...place, location: 'north' }] }] },
      ['providers[0].at[0].location: names no location of this file.'],
    ],
    [
      'a visit that is not there',
      { providers: [{ ...provider, at: [{ ...place, visits: ['x'] }] }] },
      ['providers[0].at[0].visits[0]: names no visit of this file.'],
    ],
    [
      'hours that end before they begin',
      { providers: [{ ...provider, at: [{ ...place, hours: [{ days: ['mon'], from: '12:00', to: '08:00' }] }] }] },
      ['providers[0].at[0].hours[0]: must open before it closes.'],
    ],
    [
      'hours that overlap',
      {
        providers: [
          {
            ...provider,
            at: [
              {
                ...place,
                hours: [
                  { days: ['mon', 'tue'], from: '08:00', to: '12:00' },
                  { days: ['tue'], from: '11:00', to: '13:00' },
                ],
              },
            ],
          },
        ],
      },
      ['providers[0].at[0].hours[1]: overlaps providers[0].at[0].hours[0] on tue.'],
    ],
    [
      'a form that is not there',
      { checkIn: { steps: ['consents'], forms: { consents: ['hipaa'] } } },
      ['checkIn.forms.consents[0]: names no form of this file.'],
    ],
    [
      'a form without a title',
      { forms: [{ uuid: 'f', version: 1, pages: [], rules: [] }] },
      ['forms[0]: cannot be read: no-text at form.title.en.'],
    ],
    ['a logo on the web', { logo: 'https://example.com/a.png' }, ['logo: must be a picture as a data: address.']],
  ])('names %s', (_, fields, mistakes) => {
    expect(mistakesOf(fields)).toEqual(mistakes);
  });

  it('names every mistake at once, and repeats no value', () => {
    const mistakes = mistakesOf({
      phone: 'secret',
      accent: 'secret',
      zip: 1,
      locations: [{ ...good.locations[0], zip: 'secret' }],
    });
    expect(mistakes).toHaveLength(4);
    expect(mistakes.join()).not.toContain('secret');
  });

  it('says that a file is no JSON', () => {
    expect(readPracticeFile('{')).toMatchObject({ error: ['The file is no JSON.'] });
  });
});
