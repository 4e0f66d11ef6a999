import { EmbeddedAmendmentOffice, type ListedAmendment } from '@portico/adapters-practice/embedded';
import { longestAmendmentAnswer, parseEntryText, type AmendmentAnswer } from '@portico/domain/health';
import { isoOf } from '@portico/domain/kernel';
import { AmendmentNews } from '@portico/services/health';
import { Mistake } from '../command/run-command.ts';
import type { RequestsOfPatients } from './answer-requests.ts';

const wordsOf = (answer: AmendmentAnswer, typed: string | undefined): string | undefined => {
  const said = parseEntryText(typed ?? '', longestAmendmentAnswer);
  if (said.ok) return said.value;
  if (said.error.kind === 'too-long') throw new Mistake(`--words has at most ${longestAmendmentAnswer} characters.`);
  if (answer === 'denied') throw new Mistake('--words is needed with --deny-amendment: the patient reads why.');
  return undefined;
};

/** Requests to amend entries, and denials that patients disagree with. */
export const amendments: RequestsOfPatients<ListedAmendment, AmendmentAnswer> = {
  office: EmbeddedAmendmentOffice,
  rowOf: ({ request }) => ({
    at: isoOf(request.requestedAt),
    status: request.status,
    section: request.of.section,
    id: request.of.entry,
    name: request.name,
    wrong: request.wrong,
    correct: request.correct,
    disagreement: request.disagreement?.statement ?? '',
  }),
  wordsOf,
  answered: 'answered-amendment',
  news: AmendmentNews,
};
