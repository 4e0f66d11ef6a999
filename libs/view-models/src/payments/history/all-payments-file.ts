import { ok, type PatientId, type Result } from '@portico/domain/kernel';
import type { Failure, FileContent } from '@portico/application/kernel';
import type { CsvWords, PaymentEntry, PaymentHistory } from '@portico/application/payments';
import { paymentsCsv } from './payments-csv.ts';

/** The payments of all years as one table, the oldest first; undefined if there are none. */
export const allPaymentsFile = async (
  history: Pick<PaymentHistory, 'screen' | 'year'>,
  patient: PatientId,
  words: CsvWords,
  utf8: (text: string) => Uint8Array,
): Promise<Result<FileContent | undefined, Failure>> => {
  const screen = await history.screen(patient);
  if (!screen.ok) return screen;
  const entries: PaymentEntry[] = [];
  for (const year of screen.value.years.toReversed()) {
    const answer = await history.year(year);
    if (!answer.ok) return answer;
    entries.push(...answer.value);
  }
  if (entries.length === 0) return ok(undefined);
  return ok({ name: 'payments.csv', mediaType: 'text/csv', bytes: utf8(paymentsCsv(entries, words)) });
};
