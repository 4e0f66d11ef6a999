import { readableUnit, type LabResult, type ReferenceRange } from '@portico/domain/health';
import type { IconName } from '../../kit/icon.tsx';
import type { Tone } from '../../kit/status-badge.tsx';
import type { Say } from '../../words/use-words.ts';
import { labWords } from './labs.messages.ts';

/** `70–99 mg/dL`, or the laboratory's own text; undefined if there is no range. */
export const rangeText = (say: Say, range: ReferenceRange | undefined, unit?: string): string | undefined => {
  if (range === undefined) return undefined;
  const { low, high, text } = range;
  const bounds =
    low !== undefined && high !== undefined
      ? `${low}–${high}`
      : high !== undefined
        ? say(labWords.above, { high })
        : low !== undefined
          ? say(labWords.below, { low })
          : undefined;
  if (bounds === undefined) return text;
  return withUnit(bounds, unit);
};

/** A unit in common notation; undefined if there is none. */
export const unitText = (unit = ''): string | undefined => readableUnit(unit) || undefined;

export const withUnit = (text: string, unit: string | undefined): string => `${text} ${unitText(unit) ?? ''}`.trimEnd();

export const flagLooks: Readonly<
  Record<NonNullable<LabResult['flag']>, { readonly tone: Tone; readonly icon: IconName }>
> = {
  normal: { tone: 'good', icon: 'check-circle' },
  low: { tone: 'wait', icon: 'low' },
  high: { tone: 'wait', icon: 'high' },
  abnormal: { tone: 'wait', icon: 'alert' },
  'critical-low': { tone: 'bad', icon: 'low' },
  'critical-high': { tone: 'bad', icon: 'high' },
};
