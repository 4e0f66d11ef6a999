import { shownFlag, type MeasuredValue } from '@portico/domain/health';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { flagLooks, flagWords } from '../health/index.ts';

/** What the laboratory or the range of its report says of a value. */
export const MeasureFlag = ({ of: { parts } }: { readonly of: MeasuredValue }) => {
  const say = useWords();
  const [only] = parts;
  if (only?.value === undefined) return null;
  const { name, value, reference, flag } = only;
  const shown = shownFlag({
    ...{ code: '', name, value },
    ...(reference === undefined ? {} : { reference }),
    ...(flag === undefined ? {} : { flag }),
  });
  return shown === undefined ? null : <StatusBadge {...flagLooks[shown]}>{say(flagWords[shown])}</StatusBadge>;
};
