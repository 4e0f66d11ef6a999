import { paths } from '@portico/application/kernel';
import type { ShownChart } from '@portico/application/health';
import { Link } from 'react-router-dom';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { askWords as words } from './ask.messages.ts';
import css from './ask.module.css';

interface AskAboutResultProps {
  readonly lab: string;
  readonly name: string;
  /** The reports, of which this one may say its date and who ordered it. */
  readonly labs: ShownChart['labs'];
  /** Keeps the beginning of the message in memory: the address names the report by its number alone. */
  readonly onWrite: (message: {
    readonly about: string;
    readonly subject: string;
    readonly body: string;
    readonly to?: string;
  }) => void;
}

/** Below a lab report: the way to a new message that names it. */
export const AskAboutResult = ({ lab, name, labs, onWrite }: AskAboutResultProps) => {
  const say = useWords();
  const formats = useFormats();
  const about = `labs-${lab}`;
  const { date, orderedBy } = (labs.kind === 'entries' && labs.entries.find(({ id }) => String(id) === lab)) || {};
  // Of two reports of one name, the practice could not tell which is meant.
  const which = date === undefined ? name : `${name}, ${formats.clinical(date)}`;
  return (
    <Link
      className={css.link}
      data-no-print
      to={`${paths.messages}?${new URLSearchParams({ new: '', about })}`}
      aria-label={say(words.askOf, { name })}
      onClick={() =>
        onWrite({
          ...{ about, subject: say(words.subject), body: `${say(words.body, { name: which })} ` },
          ...(orderedBy === undefined ? {} : { to: orderedBy }),
        })
      }
    >
      {say(words.ask)}
    </Link>
  );
};
