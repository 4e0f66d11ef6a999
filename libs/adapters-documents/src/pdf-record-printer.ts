import type { Chart, DisputedEntry, Lab, RecordPrinter, RecordSubject } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import type { Block } from './printout-blocks.ts';
import { labBlocks, labHeading } from './lab-blocks.ts';
import { print } from './layout/print-pdf.ts';
import { personBlocks } from './person-blocks.ts';
import { chartBlocks } from './section-blocks.ts';
import { subjectBlock } from './subject-block.ts';
import { voiceOf, type Voice } from './document-language.ts';

/**
 * Prints health records as tagged PDF (`APT-276`). The same input gives the same bytes, so that two downloads of an
 * unchanged record can be compared. All of the chart is printed, never cut off or refused; a character missing in the
 * font is printed as `�`.
 */
export class PdfRecordPrinter implements RecordPrinter {
  async record(
    subject: RecordSubject,
    chart: Chart,
    language: Language,
    disputed: readonly DisputedEntry[] = [],
  ): Promise<Uint8Array> {
    const voice = voiceOf(language);
    return printed(
      voice.words.recordTitle,
      subject,
      [...personBlocks(subject, voice), ...chartBlocks(chart, voice, disputed)],
      voice,
    );
  }

  async lab(subject: RecordSubject, lab: Lab, language: Language): Promise<Uint8Array> {
    const voice = voiceOf(language);
    return printed(voice.words.labTitle, subject, [labHeading(lab, 2, voice), ...labBlocks(lab, voice)], voice);
  }
}

const printed = (title: string, subject: RecordSubject, blocks: readonly Block[], voice: Voice): Promise<Uint8Array> =>
  print({
    title,
    practice: { name: subject.practiceName, ...subject.practiceFace },
    running: subject.name,
    language: voice.language,
    ...(subject.printedOn === undefined ? {} : { printedOn: subject.printedOn }),
    pageText: voice.words.page,
    blocks: [{ kind: 'title', text: title }, subjectBlock(subject, voice), ...blocks],
  });
