import {
  type Encounter,
  type RecordSubject,
  type SummaryPrinter,
  type SummaryError,
  type VisitRecord,
} from '@portico/domain/health';
import { localeOf, type Language } from '@portico/domain/kernel';
import type { Block, Printout } from './printout-blocks.ts';
import { print } from './layout/print-pdf.ts';
import { pageOf } from './html-page.ts';
import { sectionBlocks } from './section-blocks.ts';
import { subjectBlock } from './subject-block.ts';
import { voiceOf, type Voice } from './document-language.ts';
import { summaryErrorText } from './words/summary-error-text.ts';
import { summaryWordsIn, type SummaryWords } from './words/summary-words.ts';

/** Prints visit summaries: on paper as tagged PDF, and with the same content as a page. */
export class PdfSummaryPrinter implements SummaryPrinter {
  summary(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return print(printoutOf(subject, record, language));
  }

  async summaryPage(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return new TextEncoder().encode(pageOf(printoutOf(subject, record, language)));
  }

  summaryError(problem: SummaryError, language: Language): string {
    return summaryErrorText(problem, language);
  }
}

const printoutOf = (subject: RecordSubject, record: VisitRecord, language: Language): Printout => {
  const voice = voiceOf(language);
  const words = summaryWordsIn(voice.say);
  return {
    title: words.title,
    practice: { name: subject.practiceName, ...subject.practiceFace },
    running: subject.name,
    language,
    ...(subject.printedOn === undefined ? {} : { printedOn: subject.printedOn }),
    pageText: voice.words.page,
    blocks: [{ kind: 'title', text: words.title }, subjectBlock(subject, voice), ...blocksOf(record, voice, words)],
  };
};

const blocksOf = ({ visits, chart, next }: VisitRecord, voice: Voice, words: SummaryWords): readonly Block[] => [
  { kind: 'heading', level: 2, text: words.visits },
  visitTable(visits, voice, words),
  { kind: 'paragraph', quiet: true, text: words.chartNow },
  ...sectionBlocks('conditions', chart, voice),
  ...sectionBlocks('medications', chart, voice),
  ...sectionBlocks('allergies', chart, voice),
  { kind: 'heading', level: 2, text: words.plan },
  next.length === 0 ? { kind: 'paragraph', text: words.noPlan } : visitTable(next, voice, words),
];

const visitTable = (visits: readonly Encounter[], { language }: Voice, { visit }: SummaryWords): Block => ({
  kind: 'table',
  columns: [
    { title: visit.when, share: 0.3 },
    { title: visit.provider, share: 0.24 },
    { title: visit.office, share: 0.22 },
    { title: visit.reason, share: 0.24 },
  ],
  rows: visits.map(({ start, timeZone, provider, office, reason = '' }) => {
    const when = new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(start);
    return [when, provider, office, reason].map((text) => ({ text }));
  }),
});
