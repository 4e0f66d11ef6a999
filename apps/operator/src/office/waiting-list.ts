import { officeWaiting, type WaitingItem, type WaitingKind } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import { DAY, HOUR, isoOf, type Instant, type PracticeId } from '@portico/domain/kernel';
import { agedInDigest } from '@portico/domain/practices';
import type { OperatorActing } from '@portico/services/activity';
import { tableOf } from '../money/text-or-csv-table.ts';

const waiting = async (sql: Sql, id: string, acting: OperatorActing): Promise<readonly WaitingItem[]> => {
  const practice = id as PracticeId;
  await new PostgresActivityLog(sql).append({
    at: acting.now,
    actor: acting.operator,
    actorKind: 'operator',
    subject: nobodyId,
    practice,
    action: 'examined-office-list',
    resource: practice,
    reason: acting.reason,
  });
  return officeWaiting(sql, practice, acting.now);
};

/** All that waits for the office of a practice, without what anybody wrote. */
export const listWaiting = (outer: Sql, practice: string, csv: boolean, acting: OperatorActing): Promise<string> =>
  outer.transaction(async (sql) => {
    const items = await waiting(sql, practice, acting);
    return tableOf(
      items.map(({ kind, patient, entry, at, about, answerBy }) => ({
        ...{ what: kind, entry, patient, at: isoOf(at), about },
        age: isAged(kind) ? ageOf(at, acting.now) : '',
        'answer by': answerBy ?? '',
      })),
      csv,
    );
  });

const headings: Readonly<Record<WaitingKind, string>> = {
  'time-request': 'Appointment requests to answer',
  message: 'Patient messages to answer',
  refill: 'Open refill requests',
  'signed-form': 'Forms signed in the last 24 hours',
  'import-conflict': 'Imported records that need a decision',
  'unpaid-visit': 'Visits booked or canceled, with a payment that didn’t go through',
  dispute: 'Disputed card payments',
  amendment: 'Requests to correct a record',
  'payment-by-hand': 'Payments and refunds to enter in your practice system',
  'form-by-hand': 'Signed forms to enter in your practice system',
};

const aged: readonly WaitingKind[] = ['message', 'refill', 'dispute', 'import-conflict', ...agedInDigest];
const isAged = (kind: WaitingKind): boolean => aged.includes(kind);

const ageOf = (at: Instant, now: Instant): string => {
  const hours = Math.floor((now - at) / HOUR);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor((now - at) / DAY)} days`;
};

/** How much waits for the office of each kind, for a mail: nobody is named. Empty where nothing waits. */
export const digest = (outer: Sql, practice: string, acting: OperatorActing): Promise<string> =>
  outer.transaction(async (sql) => {
    const items = await waiting(sql, practice, acting);
    return Object.entries(headings)
      .flatMap(([kind, heading]) => {
        const [oldest, ...others] = items.filter((item) => item.kind === kind);
        if (oldest === undefined) return [];
        const age = isAged(oldest.kind) ? `, the oldest for ${ageOf(oldest.at, acting.now)}` : '';
        const due = oldest.answerBy === undefined ? '' : `, an answer is due by ${oldest.answerBy}`;
        return [`${heading}: ${1 + others.length}${age}${due}`];
      })
      .join('\n');
  });
