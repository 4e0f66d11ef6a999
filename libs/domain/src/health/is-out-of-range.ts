import type { LabResult } from './patient-chart.ts';
import { shownFlag } from './shown-flag.ts';

/** The value is out of its range, as far as the laboratory or the range says so. */
export const isOutOfRange = (result: LabResult): boolean => ![undefined, 'normal'].includes(shownFlag(result));
