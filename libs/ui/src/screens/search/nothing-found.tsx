import { paths } from '@portico/application/kernel';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { callTo, shownPhone } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { pageWords } from './search-pages.messages.ts';
import { searchWords as words } from './search.messages.ts';
import css from './search-modal.module.css';

interface NothingFoundProps {
  /** The search in words that are spelled nearly so. */
  readonly near: readonly string[];
  readonly isOffered: (path: string) => boolean;
  /** Of the practice. */
  readonly phone: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly onGo: () => void;
}

/** Where nothing was found: words that may have been meant, and the ways on. */
export const NothingFound = ({ near, isOffered, phone, onSearch, onGo }: NothingFoundProps) => {
  const say = useWords();
  const links = [
    { path: paths.myHealth, to: `${paths.myHealth}#medications`, text: words.medications },
    { path: paths.messages, to: `${paths.messages}?new`, text: pageWords.write },
  ].filter(({ path }) => isOffered(path));
  const mayCall = phone !== undefined && phone !== '';
  return (
    <>
      {near.length > 0 && (
        <div className={css.near}>
          <p>{say(words.near)}</p>
          {near.map((each) => (
            <Button key={each} icon="search" onClick={() => onSearch(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
      {(links.length > 0 || mayCall) && (
        <>
          <p>{say(words.waysOn)}</p>
          <ul className={css.list}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} onClick={onGo}>
                  {say(text)}
                </Link>
              </li>
            ))}
            {mayCall && (
              <li>
                <a href={callTo(phone)}>{say(kitWords.callPractice, { phone: shownPhone(phone) })}</a>
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
};
