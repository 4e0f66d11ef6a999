import { useContext, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { OfferedSections } from './offered-sections.ts';
import { settingsWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { sections } from './settings-sections.ts';

/** The navigation around each section of the profile settings. */
export const ProfileSettings = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  const isOffered = useContext(OfferedSections);
  return (
    <div className={css.settings}>
      <nav aria-label={say(settingsWords.sections)} data-no-print>
        <ul className={css.sections}>
          {sections
            .filter(({ path }) => isOffered(path))
            .map(({ path, label, icon }) => (
              <li key={path}>
                <NavLink to={path} className={css.section ?? ''}>
                  <Icon name={icon} />
                  <span>{say(label)}</span>
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      {children}
    </div>
  );
};
