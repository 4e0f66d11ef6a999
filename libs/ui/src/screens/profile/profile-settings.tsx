import { paths } from '@portico/application/kernel';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { Icon } from '../../kit/icon.tsx';
import { useColumns } from '../../kit/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { useTitle } from '../open/index.ts';
import { OfferedSections } from './offered-sections.ts';
import { settingsWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { sections } from './settings-sections.ts';

/** A section that the menu names too: beside the menu its list leaves it out, and its page has no list. */
const ofMenu = paths.manageDelegates;

const Links = ({ isPage }: { readonly isPage: boolean }): ReactNode => {
  const say = useWords();
  const isOffered = useContext(OfferedSections);
  const signer = useContext(SignerContext);
  const isOwn = useContext(ActedForContext) !== undefined;
  return sections
    .filter(({ path }) => isOffered(path) && (isPage || path !== ofMenu))
    .map(({ path, label, icon }) => (
      <li key={path}>
        {/* On the page of all sections none of them is open, though its address is that of the first: that is gone back to. */}
        <NavLink to={path} className={css.section ?? ''} {...(isPage && { 'aria-current': false, replace: false })}>
          <Icon name={icon} />
          <span>
            {say(label)}
            {isOwn && path === paths.authentication && (
              <span className={css.whose}>{say(settingsWords.ownAccount, { name: signer ?? '' })}</span>
            )}
          </span>
          {isPage && <Icon name="next" className={css.arrow} />}
        </NavLink>
      </li>
    ));
};

/**
 * Whether the page of all sections is shown, as the settings as a whole were opened: their address leads to the first section,
 * and says so (`ACC-119`). Once that was shown beside its list it stays, as something may have been typed there.
 */
const useIsPage = (isBeside: boolean): boolean => {
  const { key, state } = useLocation();
  const [shownBeside, setShownBeside] = useState<string>();
  if (isBeside && shownBeside !== key) setShownBeside(key);
  const isWhole = (state as { readonly missed?: string } | null)?.missed === 'section';
  return isWhole && !isBeside && shownBeside !== key;
};

/** From the page of all sections to the one whose address it has: the link that was pressed is gone with that page. */
const useFocusOnSection = (isPage: boolean): void => {
  const wasPage = useRef(isPage);
  useEffect(() => {
    if (wasPage.current && !isPage) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    wasPage.current = isPage;
  }, [isPage]);
};

/** The sections of the profile settings: a list beside the one that is open, or where there is no room a page of its own. */
export const ProfileSettings = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  const isBeside = useColumns();
  const isPage = useIsPage(isBeside);
  const { pathname } = useLocation();
  useTitle(isPage ? say(settingsWords.sections) : undefined);
  useFocusOnSection(isPage);
  return (
    // The frame hides the way back to the page of all sections where that is open.
    <div className={css.settings} data-sections={isPage ? 'all' : isBeside ? 'beside' : 'one'}>
      {((isBeside && pathname !== ofMenu) || isPage) && (
        <nav aria-label={say(settingsWords.sections)} data-no-print>
          <div className={isPage ? undefined : css.beside}>
            {!isPage && (
              <p className={css.whole} aria-hidden="true">
                {say(settingsWords.sections)}
              </p>
            )}
            <ul className={isPage ? css.rows : css.sections}>
              <Links isPage={isPage} />
            </ul>
          </div>
        </nav>
      )}
      {!isPage && children}
    </div>
  );
};
