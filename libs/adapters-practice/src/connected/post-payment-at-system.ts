import { isoOf } from '@portico/domain/kernel';
import type { LedgerPosting } from '@portico/domain/payments';
import type { Entry, ProblemKind } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';
import { systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { visitPaidFor } from './posting-rows.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';

/** The system will never write it: the office does. */
const neverWritten: readonly ProblemKind[] = ['refused', 'not-offered', 'gone', 'conflict'];

/**
 * Has the system write an entry; false if the office has to. An entry that may have been written is looked for by its key
 * first; throws `Unavailable` while it cannot be told.
 */
export const postAtSystem = async (link: PracticeLink, posting: LedgerPosting, wasAsked: boolean): Promise<boolean> => {
  const { money } = link.connection;
  const patient = await systemPatientOf(link.sql, link.id, posting.patient.patient);
  if (money?.post === undefined || patient === undefined) return false;
  const key = systemKeyOf(posting.id);
  const isWritten = async (): Promise<boolean> => {
    const answer = await money.posted?.(patient, key, link.call());
    return answer !== undefined && (answer.ok || link.answers.foundOf('money.posted', answer) !== undefined);
  };
  if (wasAsked && (await isWritten())) return true;
  const answer = await money.post(await entryOf(link, patient, posting), key, link.call());
  if (answer.ok) return true;
  const { error } = answer;
  if ((error.kind === 'unknown' || error.kind === 'conflict') && (await isWritten())) return true;
  if (!neverWritten.includes(error.kind)) throw link.answers.unavailable('money.post', error);
  link.answers.note('money.post', error);
  return false;
};

const entryOf = async (link: PracticeLink, patient: string, posting: LedgerPosting): Promise<Entry> => {
  const paidFor = visitPaidFor(posting);
  const visit = paidFor && (await systemIdOf(link.sql, link.id, 'visit', paidFor));
  return {
    patient,
    amount: posting.amount,
    at: isoOf(posting.at),
    purpose: posting.purpose.kind,
    ...(visit === undefined ? {} : { visit }),
  };
};
