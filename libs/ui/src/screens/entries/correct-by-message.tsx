import type { EntryPage } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import { longestSubject } from '@portico/domain/messages';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { byMessageWords as words } from './by-message.messages.ts';
import css from './entries.module.css';

/** The beginning of a message, where the practice's system takes no requests. */
export interface MessageAboutEntry {
  readonly about: string;
  readonly subject: string;
  readonly body: string;
}

interface MessageToCorrectProps {
  readonly page: EntryPage;
  readonly onWrite: (message: MessageAboutEntry) => void;
}

/** The way to a message in which the person says what is wrong. */
export const MessageToCorrect = ({ page, onWrite }: MessageToCorrectProps) => {
  const say = useWords();
  const about = `${page.of.section}-${page.of.entry}`;
  const started = (): MessageAboutEntry => ({
    about,
    subject: say(words.subject).slice(0, longestSubject).trim(),
    body: say(words.body, { name: page.name }),
  });
  return (
    <>
      <p>{say(words.lead, { practice: page.practiceName })}</p>
      <p>
        <Link
          className={css.link}
          to={`${paths.messages}?${new URLSearchParams({ new: '', about })}`}
          onClick={() => onWrite(started())}
        >
          {say(words.write)}
        </Link>
      </p>
    </>
  );
};
