import { paths } from '@portico/application/kernel';
import type { ListedAppointment } from '@portico/application/appointments';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { useWhen } from '../appointments/index.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

export interface MessageAboutVisit {
  readonly about: string;
  readonly subject: string;
  readonly body: string;
}

interface AskPracticeProps {
  readonly listed: ListedAppointment;
  /** Keeps the beginning of the message in memory: the address names the visit by its number alone. */
  readonly onWrite: (message: MessageAboutVisit) => void;
}

/** The way to a new message that names the visit. */
export const AskPractice = ({ listed: { appointment }, onWrite }: AskPracticeProps) => {
  const say = useWords();
  const when = useWhen()(appointment);
  const about = `visit-${appointment.id}`;
  const body = say(words.askBody, { provider: appointment.provider.name, when });
  return (
    <Link
      className={css.onward}
      to={`${paths.messages}?${new URLSearchParams({ new: '', about })}`}
      onClick={() => onWrite({ about, subject: say(words.askSubject), body: `${body} ` })}
    >
      {say(words.ask)}
    </Link>
  );
};
