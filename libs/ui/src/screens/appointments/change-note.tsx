import { whyNoChange, type ListedAppointment } from '@portico/application/appointments';
import type { Instant } from '@portico/domain/kernel';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointment-card.messages.ts';
import { changeNoteWords } from './change-note.messages.ts';

/** Where the button that moves a visit is missing: why, and the number to call (`APT-046`). */
export const ChangeNote = ({
  listed,
  now,
  phone = '',
  linkClass,
}: {
  readonly listed: ListedAppointment;
  readonly now: Instant;
  /** Empty where the number stands beside it. */
  readonly phone?: string | undefined;
  readonly linkClass?: string | undefined;
}) => {
  const say = useWords();
  const why = whyNoChange(listed, now);
  if (why === undefined) return null;
  return (
    <div>
      <p>{say(changeNoteWords[why], { practice: listed.practice.name })}</p>
      {phone !== '' && (
        <a className={linkClass} href={callTo(phone)}>
          {say(cardWords.call, { phone })}
        </a>
      )}
    </div>
  );
};
