import type { BookedPractice, BookedVisit } from '@portico/application/scheduling';
import { Notice } from '../../kit/notice.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { chooseWords } from './add-appointment.messages.ts';
import css from './add-appointment.module.css';

/** The number of a practice, as a link. */
export const CallLink = ({ practice: { phone } }: { readonly practice: Pick<BookedPractice, 'phone'> }) => {
  const say = useWords();
  return (
    <a href={callTo(phone)} className={css.call}>
      {say(chooseWords.call, { phone })}
    </a>
  );
};

interface OfficeProps extends Pick<BookedVisit['visit']['appointment'], 'location'> {
  readonly practice: Pick<BookedPractice, 'phone'>;
}

/** The number of the office, as the page of the visit shows it; that of the practice where it has none of its own. */
export const CallOffice = ({ location, practice }: OfficeProps) => {
  const { phone = practice.phone } = location;
  return phone === '' ? null : <CallLink practice={{ phone }} />;
};

/** Shown if nothing can be booked online at a practice: how to reach it. */
export const ByPhone = ({ practice }: { readonly practice: BookedPractice }) => {
  const say = useWords();
  return (
    <Notice tone="accent" icon="phone" quiet>
      <p>{say(chooseWords.byPhone, { practice: practice.name })}</p>
      <CallLink practice={practice} />
    </Notice>
  );
};
