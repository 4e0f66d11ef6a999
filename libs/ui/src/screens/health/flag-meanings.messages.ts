import type { LabResult } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** What is said of a value that is out of its range, in a sentence; `abnormal` is one already. */
export const flagMeaningWords: Readonly<
  Record<Exclude<NonNullable<LabResult['flag']>, 'normal' | 'abnormal'>, Message>
> = defineMessages({
  low: {
    id: 'labs.meaning.low',
    defaultMessage: '“Low” means below the usual range of this lab.',
    description: 'In a laboratory report that has such a value',
  },
  high: {
    id: 'labs.meaning.high',
    defaultMessage: '“High” means above the usual range of this lab.',
    description: 'In a laboratory report that has such a value',
  },
  'critical-low': {
    id: 'labs.meaning.critical-low',
    defaultMessage: '“Very low” means the lab marked the value as critically low.',
    description: 'In a laboratory report that has such a value, which may lie within the usual range',
  },
  'critical-high': {
    id: 'labs.meaning.critical-high',
    defaultMessage: '“Very high” means the lab marked the value as critically high.',
    description: 'In a laboratory report that has such a value, which may lie within the usual range',
  },
});
