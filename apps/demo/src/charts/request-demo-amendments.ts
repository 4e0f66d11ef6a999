import { EmbeddedAmendmentOffice, EmbeddedAmendmentStore, EmbeddedChart } from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresOwnNotes } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { AmendmentKey } from '@portico/domain/health';
import { addDays, atWallClock, inLanguageOf, type Instant, type LocalDate } from '@portico/domain/kernel';
import { words } from '../bilingual-words.ts';
import { demoAccounts } from '../people/demo-accounts.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { demoPractices, type DemoPractice } from '../practices.ts';

const wrong = words('This was never diagnosed.', 'Esto nunca se diagnosticó.');
const correct = words('Please take it off my record.', 'Quítenlo de mi expediente, por favor.');
const denied = words(
  'The note of your visit lists it, so the entry is accurate.',
  'La nota de su consulta lo menciona, así que el dato es correcto.',
);
const accepted = words('Thank you. We corrected it.', 'Gracias. Lo corregimos.');
const note = words('Ask about this at my next visit.', 'Preguntar por esto en mi próxima consulta.');

/** The first patient of a practice asked for three corrections, one of each status. */
export const requestAmendments = async (
  sql: Sql,
  { practice }: DemoPractice,
  patients: readonly DemoPatient[],
  today: LocalDate,
): Promise<void> => {
  const first = patients.find(({ number }) => number === 1);
  if (first === undefined) return;
  const { patient, language } = first.identity;
  const { conditions } = await new EmbeddedChart(sql).summary(patient);
  const entries = conditions.kind === 'entries' ? conditions.entries : [];
  const at = (daysAgo: number): Instant => atWallClock(practice.timeZone, addDays(today, -daysAgo), '11:05');
  const office = new EmbeddedAmendmentOffice(sql);
  const asked = [
    { daysAgo: 20, answer: 'denied', said: denied },
    { daysAgo: 12, answer: 'accepted', said: accepted },
    { daysAgo: 1 },
  ] as const;
  for (const [index, { daysAgo, ...then }] of asked.entries()) {
    const entry = entries[index];
    if (entry === undefined) break;
    const requested = await new EmbeddedAmendmentStore(sql, () => at(daysAgo)).request(
      patient,
      {
        of: { section: 'conditions', entry: entry.id },
        name: entry.name,
        wrong: inLanguageOf(wrong, language),
        correct: inLanguageOf(correct, language),
      },
      `demo-${index}` as AmendmentKey,
    );
    if (!requested.ok || !('answer' in then)) continue;
    await office.answer(patient, requested.value.id, then.answer, at(daysAgo - 4), inLanguageOf(then.said, language));
  }
};

/** Everybody who has an account keeps a note beside a condition. */
export const keepOwnNotes = async (sql: Sql, today: LocalDate): Promise<void> => {
  const accounts = new PostgresAccounts(sql);
  for (const { email } of demoAccounts) {
    const account = await accounts.byLogin(email);
    for (const patient of account?.charts ?? []) {
      const { conditions } = await new EmbeddedChart(sql).summary(patient);
      const [noted] = conditions.kind === 'entries' ? conditions.entries : [];
      const place = demoPractices.find(({ practice }) => practice.id === patient.practice)?.practice;
      if (account === undefined || noted === undefined || place === undefined) continue;
      const of = { section: 'conditions', entry: noted.id } as const;
      const at = atWallClock(place.timeZone, addDays(today, -2), '18:30');
      await new PostgresOwnNotes(sql).keep(account.id, patient, { of, text: inLanguageOf(note, account.language), at });
    }
  }
};
