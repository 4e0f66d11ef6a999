import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../words/message-descriptor.ts';
import { namedNoInformation, namedNoneKnown, namedNothing } from './chart-sections.messages.ts';
import { flagMeaningWords } from './flag-meanings.messages.ts';
import {
  conditionWords,
  criticalityWords,
  medicationWords,
  reactionSeverityWords,
  severityWords,
} from './health.messages.ts';
import { immunizationWords } from './immunizations.messages.ts';
import { flagWords, labStatusWords } from './labs.messages.ts';
import { procedureWords } from './procedures.messages.ts';
import { itemSectionWords, itemStatusWords } from './record-items.messages.ts';
import { vitalSignStatusWords, vitalSignWords } from './vital-signs.messages.ts';

const spanish = JSON.parse(readFileSync(new URL('texts/es.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;
const page = readFileSync(new URL('../../../../../docs/patient-safety-wording.md', import.meta.url), 'utf8');

/** Words under keys that no others have. */
const prefixed = (prefix: string, words: Readonly<Record<string, Message>>): Readonly<Record<string, Message>> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}-${key}`, word]));

/** What a mistake about could harm, by the heading under which the page gives its reason. */
const families: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  'Flags of a value': flagWords,
  'What a flag means': flagMeaningWords,
  'None known': { ...namedNoneKnown, items: itemSectionWords.noneKnown },
  'No information': { ...namedNoInformation, items: itemSectionWords.noInformation },
  'Nothing recorded': { ...namedNothing, items: itemSectionWords.nothing },
  'Status of a condition or an allergy': conditionWords,
  'How severe an allergy is': {
    ...severityWords,
    ...prefixed('reaction', reactionSeverityWords),
    ...prefixed('critical', criticalityWords),
  },
  'Status of a medication': medicationWords,
  'Status of an immunization': immunizationWords,
  'Status of a lab report': labStatusWords,
  'Status of a vital sign, and its value': { ...vitalSignStatusWords, noValue: vitalSignWords.noValue },
  'Status of a procedure': procedureWords,
  'Status of other entries': itemStatusWords,
};

const rowsOf = (words: Readonly<Record<string, Message>>): readonly string[] =>
  Object.values(words)
    .map(({ id, defaultMessage }) => `| ${id} | ${String(defaultMessage)} | ${spanish[id]} |`)
    .sort();

const partOf = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the page of words that patients’ safety hangs on', () => {
  it.each(Object.entries(families))('has every word in both languages, and a reason: %s', (heading, words) => {
    const lines = partOf(heading).split('\n');
    expect(lines.filter((line) => /^\| [a-z]\w+\./.test(line)).sort()).toEqual(rowsOf(words));
    expect(lines.filter((line) => line !== '' && !line.startsWith('|')).join(' ').length).toBeGreaterThan(40);
  });

  it('has no other part', () => {
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(Object.keys(families));
  });

  it('says the same where nothing is said of a status, in each section', () => {
    const unknown = Object.values(families).flatMap((words) => words['unknown'] ?? []);
    expect(new Set(unknown.map(({ defaultMessage }) => defaultMessage))).toEqual(new Set(['Status not noted']));
  });
});
