import type { AvailableHours } from '@portico/application/scheduling';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { markedTimeWords } from './marked-times.messages.ts';
import { CallLink } from './practice-phone-link.tsx';

/** Above times that are asked for, where the first of them come before the practice usually answers: call instead. */
export const AnsweredBy = ({ hours: { answeredBy, days, location, practice } }: { readonly hours: AvailableHours }) => {
  const say = useWords();
  const formats = useFormats();
  const [first] = days[0]?.slots ?? [];
  if (answeredBy === undefined || first === undefined || first.start >= answeredBy) return null;
  return (
    <Notice tone="wait" icon="clock" quiet>
      <p>
        {say(markedTimeWords.answeredBy, {
          practice: practice.name,
          when: formats.dayOfVisit(answeredBy, location.timeZone),
        })}
      </p>
      {practice.phone !== '' && <CallLink practice={practice} />}
    </Notice>
  );
};
