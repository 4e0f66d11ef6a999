import { addDays, parseLocalDate, type LocalDate } from '../kernel/index.ts';
import type { Medication, MedicationFill } from './patient-chart.ts';

/** What a pharmacy handed out of a medication the last time. */
export interface LastFill extends Pick<MedicationFill, 'date' | 'quantity'> {
  /** Less than three quarters of its days have gone. */
  readonly isEarly?: true;
}

/** The days that a supply lasts, where its source counts it in days (`30-day supply`, `90 d`, `30 días`): tablets say nothing of them. */
const daysOf = (quantity = ''): number | undefined => {
  const [, days] = /(?:^|\s)(\d{1,3})[ -]?(?:d|days?|d[ií]as?)(?:$|[\s,;)])/i.exec(quantity) ?? [];
  return days === undefined ? undefined : Number(days);
};

const isEarly = ({ date, quantity }: MedicationFill, today: LocalDate): boolean => {
  const filled = parseLocalDate(date?.slice(0, 10));
  const days = daysOf(quantity);
  if (!filled.ok || days === undefined || filled.value > today) return false;
  return today < addDays(filled.value, Math.ceil(days * 0.75));
};

/** The newest that was handed out; what is under way or did not come about is none. */
export const lastFillOf = ({ fills }: Pick<Medication, 'fills'>, today: LocalDate): LastFill | undefined => {
  const last = fills?.find(({ status }) => status === 'completed');
  if (last === undefined) return undefined;
  const { status: _, ...told } = last;
  return { ...told, ...(isEarly(last, today) ? { isEarly: true } : {}) };
};
