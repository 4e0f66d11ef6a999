import type { LabResult } from '@portico/domain/health';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { flagCountWords } from './labs.messages.ts';
import { flagLooks } from './lab-values.ts';

const outOfRange = ['critical-high', 'critical-low', 'high', 'low', 'abnormal'] as const;

/** How many values of a report are out of their range, by their flags. */
export const FlagCounts = ({ flags }: { readonly flags: readonly LabResult['flag'][] }) => {
  const say = useWords();
  return outOfRange.map((flag) => {
    const count = flags.filter((each) => each === flag).length;
    return (
      count > 0 && (
        <StatusBadge key={flag} {...flagLooks[flag]}>
          {say(flagCountWords[flag], { count })}
        </StatusBadge>
      )
    );
  });
};
