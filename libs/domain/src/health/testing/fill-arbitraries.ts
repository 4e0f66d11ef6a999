import fc from 'fast-check';
import { clinicalDates, withOptional } from '../../kernel/testing/index.ts';
import type { MedicationFill } from '../patient-chart.ts';

const fills: fc.Arbitrary<MedicationFill> = withOptional(
  { status: fc.constantFrom('completed', 'pending', 'cancelled', 'unknown') },
  { date: clinicalDates, quantity: fc.constantFrom('30', '30 tablets', '2.5 mL') },
).filter(({ date, quantity, status }) => status !== 'unknown' || date !== undefined || quantity !== undefined);

const minute = ({ date }: MedicationFill): string => date?.slice(0, 16) ?? '';

/** Newest first, to the minute; equal ones stand in any order. */
export const medicationFills: fc.Arbitrary<readonly MedicationFill[]> = fc
  .array(fills, { minLength: 1, maxLength: 3 })
  .map((each) => each.sort((one, other) => (minute(one) === minute(other) ? 0 : minute(one) < minute(other) ? 1 : -1)));
