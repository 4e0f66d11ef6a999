import { EmbeddedRefillOffice, type ListedRefill } from '@portico/adapters-practice/embedded';
import { isoOf } from '@portico/domain/kernel';
import { longestAnswer, parseRefillText, type RefillAnswer } from '@portico/domain/refills';
import { RefillNews } from '@portico/services/refills';
import { Mistake } from '../command/run-command.ts';
import type { RequestsOfPatients } from './answer-requests.ts';

const wordsOf = (answer: RefillAnswer, typed: string | undefined): string | undefined => {
  const said = parseRefillText(typed, longestAnswer);
  if (!said.ok) throw new Mistake(`--words has at most ${longestAnswer} characters.`);
  if (answer === 'denied' && said.value === undefined)
    throw new Mistake('--words is needed with --deny: the patient reads why.');
  return said.value;
};

/** Requests for refills that wait for an answer, or for being sent to a pharmacy. */
export const refills: RequestsOfPatients<ListedRefill, RefillAnswer> = {
  office: EmbeddedRefillOffice,
  rowOf: ({ request }) => ({
    at: isoOf(request.requestedAt),
    status: request.status,
    medication: request.medication.name,
    dose: request.medication.dose ?? '',
    directions: request.medication.instructions ?? '',
    pharmacy: request.pharmacy ?? '',
    note: request.note ?? '',
  }),
  wordsOf,
  answered: 'answered-refill',
  news: RefillNews,
};
