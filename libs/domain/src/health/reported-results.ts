import { orderOf, type LocalDate } from '../kernel/index.ts';
import type { Lab } from './patient-chart.ts';

/** What a laboratory report is called, without its lines. */
export type LabHeadline = Pick<Lab, 'id' | 'name' | 'date' | 'status' | 'heldBack'>;

/** For how many days a report that the person has not seen is called new. */
export const newResultDays = 90;

/** A corrected report is another version: it is new to a person who saw the first one. */
export const resultVersion = ({ id, status }: Pick<Lab, 'id' | 'status'>): string => `${id} ${status}`;

const isReported = ({ status }: Pick<Lab, 'status'>): boolean => status === 'final' || status === 'corrected';

/** The reports that are ready and of that day or later, newest first. An undated one is of no day. */
export const reportedSince = (labs: readonly LabHeadline[], since: LocalDate): readonly LabHeadline[] =>
  labs
    .filter((lab) => isReported(lab) && orderOf(lab.date) >= since)
    .map(({ id, name, date, status, heldBack }) => ({
      id,
      name,
      status,
      ...(date === undefined ? {} : { date }),
      ...(heldBack === undefined ? {} : { heldBack }),
    }))
    .sort((a, b) => (orderOf(a.date) < orderOf(b.date) ? 1 : -1));
