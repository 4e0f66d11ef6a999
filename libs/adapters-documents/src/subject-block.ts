import type { RecordSubject } from '@portico/domain/health';
import type { Block } from './printout-blocks.ts';
import type { Voice } from './document-language.ts';

/** Whose record it is, under the title. */
export const subjectBlock = (subject: RecordSubject, { words, date }: Voice): Block => ({
  kind: 'facts',
  facts: [
    { label: words.patient, text: subject.name },
    { label: words.birthDate, text: date(subject.birthDate) },
    { label: words.practice, text: subject.practiceName },
    { label: words.printedOn, text: date(subject.printedOn) },
  ].filter(({ text }) => text !== ''),
});
