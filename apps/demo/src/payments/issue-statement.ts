import { EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { addDays, type Cents, type Instant, type LocalDate, inLanguageOf } from '@portico/domain/kernel';
import type { InsuranceShare } from '@portico/domain/payments';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { words } from '../bilingual-words.ts';

/** Days back from today. */
const period = { from: 60, to: 18 } as const;

const before = words('Previous balance', 'Saldo anterior');

interface Booked {
  readonly description: string;
  readonly amount_cents: Cents;
  readonly posted_at: Instant;
  /** A payment or its refund, of which no insurance pays a share. */
  readonly paid: boolean;
}

/** The latest statement, made from the books: what stood before, and line by line what came to it. */
export const issueStatement = async (
  sql: Sql,
  { identity }: DemoPatient,
  dayOf: (at: Instant) => LocalDate,
  today: LocalDate,
): Promise<void> => {
  const { patient, language } = identity;
  const [from, to] = [addDays(today, -period.from), addDays(today, -period.to)];
  const rows = await sql.rows<Booked>({
    text: `select description, amount_cents, posted_at, exists (
        select 1 from book_postings p where p.practice_id = c.practice_id and p.patient_id = c.patient_id and p.id = c.id
      ) as paid from clinic.charges c where practice_id = $1 and patient_id = $2 order by posted_at, id`,
    values: [patient.practice, patient.patient],
  });
  const booked = rows.map(({ description, amount_cents: amount, posted_at: at, paid }) => ({
    date: dayOf(at),
    description,
    amount,
    ...(amount > 0 && !paid ? { insurance: shareOf(amount) } : {}),
  }));
  const carried = sumOf(booked.filter(({ date }) => date < from));
  const lines = [
    ...(carried === 0 ? [] : [{ date: from, description: inLanguageOf(before, language), amount: carried }]),
    ...booked.filter(({ date }) => from <= date && date <= to),
  ];
  await new EmbeddedMoneySetup(sql).statements([
    { patient, id: demoId<string>('s', 900, 3), date: to, total: sumOf(lines), lines },
  ]);
};

/** Insurance paid twice what is left for the patient, and its contract took off as much again. */
const shareOf = (amount: Cents): InsuranceShare => ({
  charged: (4 * amount) as Cents,
  paid: (2 * amount) as Cents,
  adjusted: amount,
});

const sumOf = (lines: readonly { readonly amount: Cents }[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0) as Cents;
