import { fittingVisitReason, longestVisitReason } from '@portico/domain/scheduling';
import { useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useWords } from '../../words/use-words.ts';
import { requestWords } from './vertex-visit-request.messages.ts';

/**
 * The reason for a visit (`APT-053`, `ACC-332`), limited to 100 characters (`APT-052`, `APT-055`). What does not fit is
 * said, until something fits again.
 */
export const VisitReasonField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const say = useWords();
  const [isCut, setCut] = useState(false);
  const count = longestVisitReason - [...value].length;
  return (
    <>
      <TextArea
        label={say(requestWords.reason)}
        description={say(requestWords.left, { count })}
        rows={3}
        value={value}
        onChange={({ currentTarget }) => {
          const fitting = fittingVisitReason(currentTarget.value);
          setCut(fitting !== currentTarget.value);
          onChange(fitting);
        }}
      />
      {isCut && (
        <Notice tone="wait">
          <p>{say(requestWords.cut, { most: longestVisitReason })}</p>
        </Notice>
      )}
    </>
  );
};
