import type { Language, LocalDate } from '@portico/domain/kernel';
import { voiceOf, type Voice } from '../document-language.ts';
import { pageAround, safe, tagged } from '../html-page.ts';
import { said } from '../words/say-in-language.ts';
import type { CopyTopic } from './copy-topics.ts';
import { copyPhraseWords, copyTopicWords, copyWords, notCopiedWords } from '../words/copy.messages.ts';

/** What a copy of everything about a person holds. */
export interface DataCopy {
  readonly name: string;
  readonly email: string;
  readonly madeOn: LocalDate;
  readonly topics: readonly { readonly topic: CopyTopic; readonly path: string; readonly entries: number }[];
  /** Medical records in the form that other systems read. */
  readonly records: readonly { readonly practice: string; readonly path: string; readonly entries: number }[];
  /** Practices that keep the record in a system of their own. */
  readonly elsewhere: readonly string[];
  readonly files: number;
}

/** The first page of a copy: what is in it, and what is not. */
export const dataCopyPage = (copy: DataCopy, language: Language): string => {
  const voice = voiceOf(language);
  const words = said(voice.say, copyWords);
  const { name, email } = copy;
  const content = [
    tagged('h1', safe(words.title)),
    paragraph(voice.say(copyPhraseWords.intro, { name, email, date: voice.date(copy.madeOn) })),
    paragraph(words.private),
    tagged('h2', safe(words.contents)),
    contentsOf(copy, voice),
    ...(copy.files === 0 ? [] : [paragraph(voice.say(copyPhraseWords.files, { count: copy.files }))]),
    paragraph(words.units),
    tagged('h2', safe(words.notCopied)),
    tagged(
      'ul',
      leftOut(copy, voice)
        .map((text) => tagged('li', safe(text)))
        .join(''),
    ),
  ];
  return pageAround(words.title, language, content.join('\n'));
};

const paragraph = (text: string): string => tagged('p', safe(text));

const contentsOf = ({ topics, records }: DataCopy, { say, number }: Voice): string => {
  const words = said(say, copyWords);
  const rows = [
    ...topics.map(({ topic, ...file }) => ({ ...file, text: say(copyTopicWords[topic]) })),
    ...records.map(({ practice, ...file }) => ({ ...file, text: say(copyPhraseWords.record, { practice }) })),
  ];
  const head = [words.what, words.file, words.entries].map((title) => `<th scope="col">${safe(title)}</th>`);
  const body = rows.map(({ text, path, entries }) =>
    tagged(
      'tr',
      `<th scope="row">${safe(text)}</th><td><a href="${safe(path)}">${safe(path)}</a></td><td>${safe(number(entries))}</td>`,
    ),
  );
  return tagged('table', tagged('thead', tagged('tr', head.join(''))) + tagged('tbody', body.join('\n')));
};

const leftOut = ({ elsewhere }: DataCopy, { say }: Voice): readonly string[] => [
  ...elsewhere.map((practice) => say(copyPhraseWords.elsewhere, { practice })),
  ...Object.values(said(say, notCopiedWords)),
];
