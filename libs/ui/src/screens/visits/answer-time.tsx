import type { VisitDetail } from '@portico/application/visits';
import { useWords } from '../../words/use-words.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';

/** Below a request that waits: by when its practice usually answers, if it says so. */
export const AnswerTime = ({
  visit: { answersWithin: hours, listed },
}: {
  readonly visit: Pick<VisitDetail, 'answersWithin' | 'listed'>;
}) => {
  const say = useWords();
  if (hours === undefined) return null;
  const practice = listed.practice.name;
  return (
    <p>
      {hours >= 48 && hours % 24 === 0
        ? say(words.withinDays, { days: hours / 24, practice })
        : say(words.withinHours, { hours, practice })}
    </p>
  );
};
