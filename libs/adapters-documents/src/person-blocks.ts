import type { RecordSubject } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { CodedFact, DetailTexts, RelatedPerson, SourceFacts } from '@portico/domain/profile';
import type { Voice } from './document-language.ts';
import type { Block } from './printout-blocks.ts';
import { personValueWords, personWords } from './words/person.messages.ts';

type Texts = readonly (string | undefined)[];

/** What the profile and the sources of the record say of the person, as they say it; nothing is told of what nobody said. */
export const personBlocks = ({ person }: RecordSubject, voice: Voice): readonly Block[] => {
  if (person === undefined) return [];
  const { contact, details, sourceFacts: facts = {} } = person;
  const { personal = {}, personal_details: more = {}, emergency_contact: emergency = {} } = details;
  const { say } = voice;
  const word = (text: string | undefined): string | undefined => {
    const found = text !== undefined && Object.hasOwn(personValueWords, text) ? text : undefined;
    return found === undefined ? text : say(personValueWords[found as keyof typeof personValueWords]);
  };
  const said: readonly (readonly [keyof typeof personWords, Texts])[] = [
    ['formerNames', facts.formerNames ?? []],
    ['gender', [word(more['gender'])]],
    ['race', [...(facts.race ?? [more['primary_race']]).map(word), ...wordsOf(facts.detailedRace)]],
    ['ethnicity', [...(facts.ethnicity ?? [more['ethnicity']]).map(word), ...wordsOf(facts.detailedEthnicity)]],
    ['language', (facts.language ?? []).map((tag) => languageName(tag, voice))],
    ['spokenLanguages', (facts.spokenLanguages ?? []).map((tag) => languageName(tag, voice))],
    ['phone', phones(contact.phone, personal, word)],
    ['email', [contact.email ?? facts.email?.[0]]],
    ['address', [addressOf(personal), facts.address?.join(', ')]],
    ['formerAddresses', facts.formerAddresses ?? []],
    ['emergencyContact', [calledOf(emergency, word)]],
    ['relatedPeople', (facts.relatedPeople ?? []).map(relatedOf)],
    ['death', deathOf(facts, voice)],
  ];
  const told = said.flatMap(([label, texts]) => {
    const there = [...new Set(texts.filter((text) => text !== undefined && text.trim() !== ''))];
    return there.length === 0 ? [] : [{ label: say(personWords[label]), text: there.join('; ') }];
  });
  return told.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: say(personWords.title) },
        { kind: 'facts', facts: told },
      ];
};

const wordsOf = (facts: readonly CodedFact[] = []): Texts => facts.map(({ text }) => text);

/** A tag that is none stands as the source wrote it. */
const languageName = (tag: string, { language }: Voice): string => {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

type Word = (text: string | undefined) => string | undefined;

/** Numbers of the United States as they are written there. */
const numberOf = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** The kind is said of the number of the form alone. */
const phones = (
  onFile: string | undefined,
  { phone_number: own, phone_type: kind }: DetailTexts,
  word: Word,
): Texts => [
  onFile === own ? undefined : onFile && numberOf(onFile),
  own && [numberOf(own), kind && `(${word(kind)})`].filter(Boolean).join(' '),
];

const addressOf = ({ address1, city, state, zipcode }: DetailTexts): string =>
  [address1, city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Who is to be called; a relationship by itself is nobody. */
const calledOf = (texts: DetailTexts, word: Word): string | undefined => {
  const { firstName, middleName, lastName, relationship, phoneNumber } = texts;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  const who = [name, phoneNumber && numberOf(phoneNumber)].filter(Boolean).join(', ');
  return who === '' ? undefined : [who, relationship && `(${word(relationship)})`].filter(Boolean).join(' ');
};

const relatedOf = ({ name, relationship }: RelatedPerson): string =>
  relationship === undefined ? name : `${name} (${relationship})`;

/** A death of which no date is said is told too. */
const deathOf = ({ death: [date] = [] }: SourceFacts, voice: Voice): Texts => {
  if (date === undefined) return [];
  return [date === '' ? voice.say(personWords.undatedDeath) : voice.date(date as ClinicalDate)];
};
