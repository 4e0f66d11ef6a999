import { shownFlag, type LabResult } from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import { flagMeaningWords as words } from './flag-meanings.messages.ts';

const told = ['critical-high', 'critical-low', 'high', 'low'] as const;

/** What the flags of these values mean, each said once. */
export const FlagMeanings = ({
  of,
  className,
}: {
  readonly of: readonly LabResult[];
  readonly className: string | undefined;
}) => {
  const say = useWords();
  const shown = new Set(of.map(shownFlag));
  const sentences = told.filter((flag) => shown.has(flag)).map((flag) => say(words[flag]));
  return sentences.length > 0 && <p className={className}>{sentences.join(' ')}</p>;
};
