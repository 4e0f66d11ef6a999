import type { Say } from '@portico/application/texts';
import type { Language } from '@portico/domain/kernel';
import type { RelatedPerson, SourceFacts } from '@portico/domain/profile';
import { sayIn } from '../kernel/index.ts';
import { relationshipWords } from './relationships.messages.ts';

const isKnown = (code: string | undefined): code is keyof typeof relationshipWords =>
  code !== undefined && Object.hasOwn(relationshipWords, code);

/** Who somebody is to the patient: in English in the words of the source, else by its code where that has words. */
export const relationshipText = (
  { relationship, code }: RelatedPerson,
  say: Say,
  language: Language,
): string | undefined =>
  isKnown(code) && (language !== 'en' || relationship === undefined) ? say(relationshipWords[code]) : relationship;

/** What sources say of a person, who is related to them in the words of a language. */
export const factsIn = (facts: SourceFacts, language: Language): SourceFacts => {
  const said = (person: RelatedPerson): RelatedPerson => {
    const relationship = relationshipText(person, sayIn(language), language);
    return { ...person, ...(relationship !== undefined && { relationship }) };
  };
  return { ...facts, ...(facts.relatedPeople && { relatedPeople: facts.relatedPeople.map(said) }) };
};
