import { paths } from '@portico/application/kernel';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { askWords as words } from './ask.messages.ts';
import css from './ask.module.css';

interface AskAboutResultProps {
  readonly lab: string;
  readonly name: string;
  /** Who ordered it, if that is said. */
  readonly orderedBy?: string | undefined;
  /** Keeps the beginning of the message in memory: the address names the report by its number alone. */
  readonly onWrite: (message: {
    readonly about: string;
    readonly subject: string;
    readonly body: string;
    readonly to?: string;
  }) => void;
}

/** Below a lab report: the way to a new message that names it. */
export const AskAboutResult = ({ lab, name, orderedBy, onWrite }: AskAboutResultProps) => {
  const say = useWords();
  const about = `labs-${lab}`;
  return (
    <Link
      className={css.link}
      data-no-print
      to={`${paths.messages}?${new URLSearchParams({ new: '', about })}`}
      aria-label={say(words.askOf, { name })}
      onClick={() =>
        onWrite({
          ...{ about, subject: say(words.subject), body: `${say(words.body, { name })} ` },
          ...(orderedBy === undefined ? {} : { to: orderedBy }),
        })
      }
    >
      {say(words.ask)}
    </Link>
  );
};
