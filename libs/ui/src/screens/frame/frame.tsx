import type { FrameViewModel, InactivityViewModel, ErrorsViewModel } from '@portico/view-models/access';
import type { Language } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Ticking } from '../../kit/live-clock.tsx';
import { useAccent } from '../../kit/use-accent.ts';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { Brand, useTakenOver } from '../access/index.ts';
import { OfflineNotice, OopsBoundary, Problems } from '../system/index.ts';
import { ActingFor } from './acting-for.tsx';
import { FrameTools } from './frame-tools.tsx';
import { News } from './news.tsx';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';
import { InactivityWarning } from './inactivity-warning.tsx';
import { furtherPlacesOf, placesOf, type Place } from './places.ts';

export interface FrameProps {
  readonly viewModel: FrameViewModel;
  readonly inactivity: InactivityViewModel;
  readonly problems: ErrorsViewModel;
  readonly clock: Ticking;
  /** The page's title, shown as its heading. */
  readonly title: string;
  readonly onLanguage: (language: Language) => void;
  /** The other practice is stored; the portal reloads (`ACC-248`). */
  readonly onPracticeSwitched: () => void;
  /** A delegate went back to their own records; the portal loads the dashboard anew (`ACC-339`). */
  readonly onPersonSwitched: () => void;
  /** The person signs out, in every tab of this browser. */
  readonly onSignOut: () => void;
  /** Clears the session and goes to `/` (`ACC-385`). */
  readonly onReturnToLogin: () => void;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The frame around every signed-in screen (`ACC-242` to `ACC-246`). */
export const Frame = observer((props: FrameProps) => {
  const { viewModel, title, children } = props;
  const say = useWords();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const lastPath = useRef(pathname);

  useTakenOver();
  useAccent(viewModel.layout?.accent);
  useEffect(() => void viewModel.open(), [viewModel]);

  // A frame whose layout failed to load retries with the next page, and when the network is back.
  const plain = viewModel.layout === undefined;
  useEffect(() => {
    if (!plain) return undefined;
    const ask = (): void => void viewModel.open();
    if (lastPath.current !== pathname) ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [plain, pathname, viewModel]);

  // After navigation the heading takes the focus and is announced; on the first page the browser decides.
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setOpen(false);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  // The open menu overlays the page: it closes when focus or a press goes outside.
  useEffect(() => {
    if (!open) return undefined;
    const closeBehind = ({ target }: Event): void => {
      if (target instanceof Node && bar.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('focusin', closeBehind);
    document.addEventListener('pointerdown', closeBehind);
    return () => {
      document.removeEventListener('focusin', closeBehind);
      document.removeEventListener('pointerdown', closeBehind);
    };
  }, [open]);

  // The page was reloaded for another practice: announces it, and focuses the heading.
  const [switched, setSwitched] = useState(false);
  useEffect(() => {
    if (!viewModel.takeSwitch()) return;
    setSwitched(true);
    heading.current?.focus({ preventScroll: true });
  }, [viewModel]);

  // Once the page of a failure is gone, so is the button that had the focus.
  const { page } = props.problems;
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== undefined && page === undefined) heading.current?.focus({ preventScroll: true });
    lastPage.current = page;
  }, [page]);

  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    menuButton.current?.focus();
  };

  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {say(frameWords.skip)}
      </a>
      <header ref={bar} className={css.bar} onKeyDown={closeByEscape} data-no-print>
        <div className={css.brand} data-several={viewModel.practices.length > 1 || undefined}>
          <Brand name={viewModel.layout?.practiceName ?? viewModel.practice?.name ?? 'Portico'} />
        </div>
        <Button
          ref={menuButton}
          look="quiet"
          icon={open ? 'close' : 'menu'}
          className={css.menuButton ?? ''}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          {say(frameWords.menu)}
        </Button>
        <div id="menu" className={css.tools} data-open={open || undefined}>
          <FrameTools
            viewModel={viewModel}
            clock={props.clock}
            onLanguage={props.onLanguage}
            onPracticeSwitched={props.onPracticeSwitched}
            onSignOut={props.onSignOut}
          />
        </div>
        <ActingFor viewModel={viewModel} onSwitched={props.onPersonSwitched} />
        <div className={css.offline}>
          <OfflineNotice />
        </div>
      </header>
      <nav className={css.nav} aria-label={say(frameWords.places)} data-no-print>
        <Places places={placesOf(viewModel)} className={css.places} />
        <Places places={furtherPlacesOf(viewModel)} className={css.furtherPlaces} />
      </nav>
      <main id="content" className={css.content} tabIndex={-1}>
        <Problems viewModel={props.problems} onReturnToLogin={props.onReturnToLogin}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <OopsBoundary resetKey={pathname} onError={props.onError}>
            {children}
          </OopsBoundary>
        </Problems>
      </main>
      <LiveRegion>{switched && <Switched viewModel={viewModel} />}</LiveRegion>
      <InactivityWarning viewModel={props.inactivity} onLogout={props.onSignOut} />
    </div>
  );
});

const Places = ({
  places,
  className,
}: {
  readonly places: readonly Place[];
  readonly className: string | undefined;
}) => {
  const say = useWords();
  return (
    <ul className={className}>
      {places.map(({ path, label, icon, news }) => (
        <li key={path}>
          <NavLink to={path} className={css.place ?? ''}>
            <Icon name={icon} />
            <span>
              {say(label)}
              <News count={news} />
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
};

/** The announcement after a reload: the current practice and, for a delegate, whose records are open. */
const Switched = observer(({ viewModel }: Pick<FrameProps, 'viewModel'>) => {
  const say = useWords();
  const { actingFor, delegate } = viewModel;
  const practice = viewModel.practice?.name ?? '';
  if (actingFor !== undefined) return say(frameWords.switchedPerson, { name: actingFor.name, practice });
  return delegate === undefined ? say(frameWords.switched, { practice }) : say(frameWords.switchedSelf);
});
