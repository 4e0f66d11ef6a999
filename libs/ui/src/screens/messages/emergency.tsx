import type { MessagesScreen as Shown } from '@portico/application/messages';
import { Notice } from '../../kit/notice.tsx';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { messagesWords as words } from './messages.messages.ts';
import css from './messages-screen.module.css';

/** The note on emergencies, and when an answer can be expected (`MON-230`, `MON-231`). */
export const Emergency = ({
  screen,
  isBrief,
}: {
  readonly screen: Pick<Shown, 'answersWithin' | 'practiceName'>;
  /** In a line above an open conversation, which leaves the page to what was written. */
  readonly isBrief: boolean;
}) => {
  const say = useWords();
  const top = (
    <strong>
      <EmergencyText>{say(words.emergencyTop)}</EmergencyText>
    </strong>
  );
  if (isBrief) {
    return (
      <p className={css.brief}>
        {top} {say(words.emergencyBottom)}
      </p>
    );
  }
  const { answersWithin: hours, practiceName: practice } = screen;
  return (
    <Notice tone="wait" quiet>
      <div className={css.emergency}>
        <p>{top}</p>
        <p>{say(words.emergencyBottom)}</p>
        {hours !== undefined && (
          <p>
            {hours >= 48 && hours % 24 === 0
              ? say(words.answersWithinDays, { days: hours / 24, practice })
              : say(words.answersWithin, { hours, practice })}
          </p>
        )}
      </div>
    </Notice>
  );
};
