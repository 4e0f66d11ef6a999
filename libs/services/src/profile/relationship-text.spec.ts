import { describe, expect, it } from '@jest/globals';
import { textsOfFacts, type RelatedPerson } from '@portico/domain/profile';
import type { Language } from '@portico/domain/kernel';
import { sayIn } from '../kernel/index.ts';
import { factsIn, relationshipText } from './relationship-text.ts';

const people: readonly RelatedPerson[] = [
  { name: 'Lea Gil', relationship: 'Mommy', code: 'MTH' },
  { name: 'Leo Gil', code: 'FTH' },
  { name: 'Ines Paz', relationship: 'A friend' },
  { name: 'Ana Paz', code: 'constructor' },
];
const toldIn = (language: Language) =>
  textsOfFacts({ relatedPeople: people }, undefined, (person) => relationshipText(person, sayIn(language), language))
    .relatedPeople;

describe('who somebody is to the patient, on the profile', () => {
  it('is told in the words of the source in English, and by its code in Spanish and where it has no words', () => {
    expect(toldIn('en')).toEqual(['Lea Gil (Mommy)', 'Leo Gil (Father)', 'Ines Paz (A friend)', 'Ana Paz']);
    expect(toldIn('es')).toEqual(['Lea Gil (Madre)', 'Leo Gil (Padre)', 'Ines Paz (A friend)', 'Ana Paz']);
  });

  it('is told so on the printed record, whose code stays', () => {
    expect(factsIn({ relatedPeople: people, language: ['es'] }, 'es')).toEqual({
      language: ['es'],
      relatedPeople: [
        { name: 'Lea Gil', relationship: 'Madre', code: 'MTH' },
        { name: 'Leo Gil', relationship: 'Padre', code: 'FTH' },
        { name: 'Ines Paz', relationship: 'A friend' },
        { name: 'Ana Paz', code: 'constructor' },
      ],
    });
  });
});
