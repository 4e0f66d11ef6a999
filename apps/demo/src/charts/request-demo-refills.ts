import { EmbeddedChart, EmbeddedRefillOffice, EmbeddedRefillStore } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { addDays, atWallClock, inLanguageOf, type Instant, type LocalDate } from '@portico/domain/kernel';
import type { RefillKey } from '@portico/domain/refills';
import { words } from '../bilingual-words.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import type { DemoPractice } from '../practices.ts';

const pharmacy = 'Main Street Pharmacy, 120 Main St';
const note = words('I have five days left.', 'Me quedan cinco días.');
const denied = words(
  'Please come in for a blood test first. Call us to book it.',
  'Primero venga a hacerse un análisis de sangre. Llámenos para programarlo.',
);

/** The first patient of a practice has requested two refills: one was denied, one is open. */
export const requestRefills = async (
  sql: Sql,
  { practice }: DemoPractice,
  patients: readonly DemoPatient[],
  today: LocalDate,
): Promise<void> => {
  const first = patients.find(({ number }) => number === 1);
  if (first === undefined) return;
  const { patient, language } = first.identity;
  const { medications } = await new EmbeddedChart(sql).summary(patient);
  const taken = medications.kind === 'entries' ? medications.entries.filter(({ status }) => status === 'current') : [];
  const [refused, open] = taken;
  if (refused === undefined || open === undefined) return;
  const at = (daysAgo: number): Instant => atWallClock(practice.timeZone, addDays(today, -daysAgo), '10:20');
  const request = ({ id, name, dose, instructions }: typeof open, daysAgo: number, key: string) =>
    new EmbeddedRefillStore(sql, () => at(daysAgo)).request(
      patient,
      {
        medication: { id, name, ...(dose && { dose }), ...(instructions && { instructions }) },
        pharmacy,
        note: inLanguageOf(note, language),
      },
      key as RefillKey,
    );
  const answered = await request(refused, 9, 'demo-1');
  if (answered.ok) {
    const office = new EmbeddedRefillOffice(sql);
    await office.answer(patient, answered.value.id, 'denied', at(7), inLanguageOf(denied, language));
  }
  await request(open, 1, 'demo-2');
};
