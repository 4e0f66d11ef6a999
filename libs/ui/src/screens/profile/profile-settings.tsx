import { useContext, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWide } from '../../kit/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { OfferedSections } from './offered-sections.ts';
import { settingsWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { sections } from './settings-sections.ts';

/** With the address of a section that was chosen here. */
const chosen = 'chosen';

const Links = (): ReactNode => {
  const say = useWords();
  const isOffered = useContext(OfferedSections);
  return sections
    .filter(({ path }) => isOffered(path))
    .map(({ path, label, icon }) => (
      <li key={path}>
        <NavLink to={path} state={chosen} className={css.section ?? ''}>
          <Icon name={icon} />
          <span>{say(label)}</span>
        </NavLink>
      </li>
    ));
};

/** The navigation around each section of the profile settings: a row, or on a phone a list to open. */
export const ProfileSettings = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  const isWide = useWide();
  const { pathname, state } = useLocation();
  const isFirst = pathname === sections[0]?.path && state !== chosen;
  return (
    <div className={css.settings}>
      <nav aria-label={say(settingsWords.sections)} data-no-print>
        {isWide ? (
          <ul className={css.sections}>
            <Links />
          </ul>
        ) : (
          // Open for who came to the settings as a whole; the section that is chosen closes it.
          <Disclosure key={`${pathname} ${isFirst}`} isOpen={isFirst} title={say(settingsWords.allSections)}>
            <ul className={css.sectionList}>
              <Links />
            </ul>
          </Disclosure>
        )}
      </nav>
      {children}
    </div>
  );
};
