import type { VisitDetail } from '@portico/application/visits';
import { HOUR, plus, type Instant } from '@portico/domain/kernel';
import { Notice } from '../../kit/notice.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

/** Below a request that waits: by when its practice usually answers, if it says so, and whom to call if that may be too late. */
export const AnswerTime = ({
  visit: { answersWithin: hours, listed, practicePhone },
  now,
}: {
  readonly visit: Pick<VisitDetail, 'answersWithin' | 'listed' | 'practicePhone'>;
  readonly now: Instant;
}) => {
  const say = useWords();
  if (hours === undefined) return null;
  const practice = listed.practice.name;
  const within =
    hours >= 48 && hours % 24 === 0
      ? say(words.withinDays, { days: hours / 24, practice })
      : say(words.withinHours, { hours, practice });
  const { start, timeOpen, location } = listed.appointment;
  if (timeOpen === true || start >= plus(now, hours * HOUR)) return <p>{within}</p>;
  const { phone = practicePhone } = location;
  return (
    <Notice tone="wait" icon="clock" quiet>
      <p>{within}</p>
      <p>{say(words.mayBeLate)}</p>
      {phone !== '' && (
        <a className={css.onward} href={callTo(phone)}>
          {say(words.call, { practice, phone })}
        </a>
      )}
    </Notice>
  );
};
