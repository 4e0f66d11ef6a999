import { parseClinicalDate, type ClinicalDate } from '@portico/domain/kernel';
import { codec, unreadable, type Codec } from './codec.ts';

/** A date in the precision in which it was recorded. */
export const clinicalDate: Codec<ClinicalDate, string> = codec(
  (date) => date,
  (text) => {
    const date = parseClinicalDate(text);
    return date.ok ? date.value : unreadable();
  },
);
