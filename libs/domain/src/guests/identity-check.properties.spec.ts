import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guestPurposes } from '../access/index.ts';
import type { LocalDate } from '../kernel/index.ts';
import { countedGuess, localDates } from '../kernel/testing/index.ts';
import { onlineServices } from '../practices/index.ts';
import { practices } from '../practices/testing/index.ts';
import { guestActionAt } from './guest-online-actions.ts';
import { isThePerson, whoIsMeant } from './identity-check.ts';

const names = fc.constantFrom('María Fernanda Núñez-Peña', "Walter O'Brien", 'Sam O', 'Lucy Ng');

describe('the identity check', () => {
  it('ACC-084 is passed with the date of birth that the practice wrote down, and with no other', () => {
    fc.assert(
      fc.property(names, localDates, localDates, (name, birthDate, said) => {
        expect(isThePerson({ name, birthDate }, { birthDate }, countedGuess)).toBe(true);
        expect(isThePerson({ name, birthDate }, { birthDate: said }, countedGuess)).toBe(said === birthDate);
      }),
    );
  });

  it('is passed by nobody where no date of birth, or nobody, is written down', () => {
    fc.assert(
      fc.property(names, localDates, (name, birthDate) => {
        expect(isThePerson({ name }, { birthDate }, countedGuess)).toBe(false);
        expect(isThePerson(undefined, { birthDate, lastName: name }, countedGuess)).toBe(false);
      }),
    );
  });

  it.each([
    [
      'María Fernanda Núñez-Peña',
      ['Núñez-Peña', 'nunez pena', 'NUÑEZ PEÑA', ' Peña '],
      ['Núñez', 'María', 'eña', '', '-'],
    ],
    ["Walter O'Brien", ["O'Brien", 'o’brien', 'BRIEN'], ['OBrienX', 'Walter', 'rien']],
    ['Sam O', ['O', 'o'], ['Sam', '0']],
  ])('takes the last name of %s as people write it', (name, right, wrong) => {
    fc.assert(
      fc.property(localDates, (birthDate) => {
        for (const lastName of right)
          expect(isThePerson({ name, birthDate }, { birthDate, lastName }, countedGuess)).toBe(true);
        for (const lastName of wrong)
          expect(isThePerson({ name, birthDate }, { birthDate, lastName }, countedGuess)).toBe(false);
      }),
      { numRuns: 3 },
    );
  });
});

describe('whom somebody without a link means', () => {
  const born = '1980-02-29' as LocalDate;
  const maria = { name: 'María Fernanda Núñez-Peña', birthDate: born };
  const said = (firstName: string, lastName: string, birthDate = born) => ({ firstName, lastName, birthDate });

  it('APT-326 is the one whose names and date of birth are right, as people write them', () => {
    for (const claim of [said('María', 'Núñez-Peña'), said('maria fernanda', 'nunez pena'), said('Maria', 'Peña')]) {
      expect(whoIsMeant([maria], claim, countedGuess)).toBe(maria);
    }
    for (const claim of [
      said('Fernanda', 'Núñez-Peña'),
      said('Mar', 'Peña'),
      said('', 'Peña'),
      said('María', ''),
      said('María Fernanda Núñez Peña', 'Peña'),
      said('María', 'Peña', '1980-03-01' as LocalDate),
    ]) {
      expect(whoIsMeant([maria], claim, countedGuess)).toBeUndefined();
    }
  });

  it('APT-326 is nobody where two fit, whoever else is reached there', () => {
    fc.assert(
      fc.property(fc.array(names), names, localDates, (others, name, birthDate) => {
        const people = [...others.map((other) => ({ name: other, birthDate })), { name, birthDate }];
        const words = name.split(' ');
        const claim = { firstName: words[0] ?? '', lastName: words.at(-1) ?? '', birthDate };
        const meant = whoIsMeant(people, claim, countedGuess);
        expect(meant?.name).toBe(others.includes(name) ? undefined : name);
      }),
    );
  });
});

describe('what a guest can do online', () => {
  it('ACC-044 is what the practice offers, and nothing where it offers nothing', () => {
    fc.assert(
      fc.property(practices, fc.constantFrom(...guestPurposes), (practice, purpose) => {
        const guestAction = guestActionAt(practice, purpose);
        if (guestAction !== undefined) expect(practice.guestActions).toContain(guestAction);
        expect(guestActionAt({}, purpose)).toBeUndefined();
      }),
    );
    const all = { guestActions: onlineServices };
    expect(guestPurposes.map((purpose) => guestActionAt(all, purpose))).toEqual([
      'book',
      'reschedule',
      undefined,
      'check-in',
      'pay',
      undefined,
    ]);
  });
});
