import type { MessagesScreen as Shown } from '@portico/application/messages';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { messagesWords as words } from './messages.messages.ts';
import css from './messages-screen.module.css';

/**
 * The note on emergencies, and when an answer can be expected (`MON-230`, `MON-231`). It is the same over the list and over
 * a conversation, so that nothing moves when one is opened.
 */
export const Emergency = ({ screen }: { readonly screen: Pick<Shown, 'answersWithin' | 'practiceName'> }) => {
  const say = useWords();
  const { answersWithin: hours, practiceName: practice } = screen;
  const answers =
    hours === undefined
      ? ''
      : hours >= 48 && hours % 24 === 0
        ? say(words.answersWithinDays, { days: hours / 24, practice })
        : say(words.answersWithin, { hours, practice });
  return (
    <div className={css.emergency}>
      <p>
        <strong>
          <EmergencyText>{say(words.emergencyTop)}</EmergencyText>
        </strong>
      </p>
      <p>
        {say(words.emergencyBottom)} {answers}
      </p>
    </div>
  );
};
