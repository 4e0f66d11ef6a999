import type { SummaryRefusal } from '@portico/application/health';
import type { ErrorCode } from '../error-codes.ts';

/** How the refusal of a visit summary is told. */
export const summaryRefusals: Readonly<Record<SummaryRefusal['kind'], readonly [code: ErrorCode, message: string]>> = {
  'no-visits': ['CONFLICT', 'There is no completed visit on these days.'],
  'bad-period': ['BAD_INPUT', 'These are no days of which a summary is made.'],
  'unsafe-address': ['BAD_INPUT', 'This address is not protected.'],
};
