import { fittingVisitReason, longestVisitReason } from '@portico/domain/scheduling';
import { TextArea } from '../../kit/text-area.tsx';
import { useWords } from '../../words/use-words.ts';
import { requestWords } from './vertex-visit-request.messages.ts';

/** The reason for a visit (`APT-053`, `ACC-332`), limited to 100 characters (`APT-052`, `APT-055`). */
export const VisitReasonField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const say = useWords();
  return (
    <TextArea
      label={say(requestWords.reason)}
      description={say(requestWords.left, { count: longestVisitReason - [...value].length })}
      rows={2}
      value={value}
      onChange={({ currentTarget }) => onChange(fittingVisitReason(currentTarget.value))}
    />
  );
};
