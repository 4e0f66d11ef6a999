import type { OwnPractice } from '@portico/application/access';
import type { Language } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ActedForContext, MayCorrectContext, SignerContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { ClockSetting, Ticking } from '../../kit/live-clock.tsx';
import { useAccent } from '../../kit/use-accent.ts';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { PracticePhoneContext } from '../../kit/notice.tsx';
import { PracticeZoneContext } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { Brand, useTakenOver, type TextLookSetting } from '../access/index.ts';
import { OfflineNotice, OopsBoundary, Problems, type ErrorsModel } from '../system/index.ts';
import { ActingFor, type ActingForModel } from './acting-for.tsx';
import { FrameTools } from './frame-tools.tsx';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';
import { InactivityWarning, type InactivityModel } from './inactivity-warning.tsx';
import { furtherPlacesOf, placesOf, type Place, type PlacesModel } from './menu-places.ts';
import { PlaceLink } from './place-link.tsx';
import { useBarHeight } from './use-bar-height.ts';
import { useFocusAfterFailure, useFocusOnPath, useLayoutOf, useSwitched } from './use-frame-focus.ts';
import { useMenu, type Menu } from './use-menu.ts';

export interface FrameModel extends PlacesModel, ActingForModel {
  readonly practices: readonly OwnPractice[];
  open(): Promise<void>;
  takeSwitch(): boolean;
}

export interface FrameProps {
  readonly viewModel: FrameModel;
  readonly inactivity: InactivityModel;
  readonly problems: ErrorsModel;
  readonly clock: Ticking;
  /** On this device. */
  readonly device: ClockSetting & TextLookSetting;
  /** The page's title, shown as its heading. */
  readonly title: string;
  /** The page that this one lies below: a way back to it stands above the heading. */
  readonly parent?: { readonly path: string; readonly title: string } | undefined;
  readonly onLanguage: (language: Language) => void;
  /** Of who has several practices: their selector, and how much waits at those that are not open. */
  readonly others?:
    | {
        readonly chooser: ReactNode;
        readonly badge: ReactNode;
        /** Opens the selector; `show` opens the menu that it is in on a phone. */
        readonly open: (show: () => void) => void;
      }
    | undefined;
  /** A delegate went back to their own records; the portal loads the dashboard anew (`ACC-339`). */
  readonly onPersonSwitched: () => void;
  readonly onSearch: () => void;
  /** The person signs out, in every tab of this browser. */
  readonly onSignOut: () => void;
  /** Clears the session and goes to `/` (`ACC-385`). */
  readonly onReturnToLogin: () => void;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The frame around every signed-in screen (`ACC-242` to `ACC-246`). */
export const Frame = observer((props: FrameProps) => {
  const { viewModel, title, parent, children } = props;
  const say = useWords();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useMenu(pathname);

  useTakenOver();
  useBarHeight(menu.bar);
  useAccent(viewModel.layout?.accent);
  useLayoutOf(viewModel, pathname);
  useFocusOnPath(heading, pathname);
  const switched = useSwitched(viewModel, heading);
  useFocusAfterFailure(heading, props.problems.page);

  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {say(frameWords.skip)}
      </a>
      <TopBar {...props} menu={menu} />
      <nav className={css.nav} aria-label={say(frameWords.places)} data-no-print>
        <Places places={placesOf(viewModel)} className={css.places} />
        <Places places={furtherPlacesOf(viewModel)} className={css.furtherPlaces} />
      </nav>
      <main id="content" className={css.content} tabIndex={-1}>
        <Problems viewModel={props.problems} path={pathname} onReturnToLogin={props.onReturnToLogin}>
          {parent !== undefined && (
            <Link to={parent.path} className={css.back} data-no-print>
              <Icon name="previous" />
              {say(frameWords.backTo, { title: parent.title })}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <OopsBoundary resetKey={pathname} onError={props.onError}>
            <PracticePhoneContext value={viewModel.layout?.practicePhone}>
              <PracticeZoneContext value={viewModel.layout?.timeZone}>
                <ActedForContext value={viewModel.actingFor?.name}>
                  <SignerContext
                    value={viewModel.actingFor === undefined ? viewModel.layout?.personName : viewModel.delegate?.name}
                  >
                    <MayCorrectContext value={viewModel.may('health:act') || viewModel.may('messages:act')}>
                      {children}
                    </MayCorrectContext>
                  </SignerContext>
                </ActedForContext>
              </PracticeZoneContext>
            </PracticePhoneContext>
          </OopsBoundary>
        </Problems>
      </main>
      <LiveRegion>{switched && <Switched viewModel={viewModel} />}</LiveRegion>
      <InactivityWarning viewModel={props.inactivity} onLogout={props.onSignOut} />
    </div>
  );
});

type TopBarProps = Pick<
  FrameProps,
  'viewModel' | 'others' | 'clock' | 'device' | 'onLanguage' | 'onPersonSwitched' | 'onSearch' | 'onSignOut'
> & {
  readonly menu: Menu;
};

const TopBar = observer(({ viewModel, others, clock, device, menu, ...on }: TopBarProps) => {
  const say = useWords();
  // What comes later has its place from the beginning.
  const isSeveral = viewModel.practices.length > 1;
  const brand = (
    <Brand name={viewModel.layout?.practiceName ?? viewModel.practice?.name ?? 'Portico'} logo={viewModel.layout?.logo}>
      {isSeveral && <span className={css.others}>{others?.badge}</span>}
    </Brand>
  );
  return (
    <header ref={menu.bar} className={css.bar} onKeyDown={menu.closeByEscape} data-no-print>
      <div className={css.brand} data-several={isSeveral || undefined}>
        {isSeveral ? (
          <button type="button" onClick={() => (others ? others.open(menu.show) : menu.show())}>
            {brand}
          </button>
        ) : (
          brand
        )}
      </div>
      <Button
        ref={menu.button}
        look="quiet"
        icon={menu.open ? 'close' : 'menu'}
        className={css.menuButton ?? ''}
        aria-expanded={menu.open}
        aria-controls="menu"
        onClick={menu.toggle}
      >
        {say(frameWords.menu)}
      </Button>
      <div id="menu" className={css.tools} data-open={menu.open || undefined}>
        <FrameTools
          viewModel={viewModel}
          clock={clock}
          device={device}
          onLanguage={on.onLanguage}
          chooser={isSeveral && <div className={css.practices}>{others?.chooser}</div>}
          onSearch={on.onSearch}
          onSignOut={on.onSignOut}
        />
      </div>
      <ActingFor viewModel={viewModel} onSwitched={on.onPersonSwitched} />
      <div className={css.offline}>
        <OfflineNotice />
      </div>
    </header>
  );
});

const Places = ({
  places,
  className,
}: {
  readonly places: readonly Place[];
  readonly className: string | undefined;
}) => (
  <ul className={className}>
    {places.map((place) => (
      <li key={place.path}>
        <PlaceLink place={place} among={places} className={css.place} />
      </li>
    ))}
  </ul>
);

/** The announcement after a reload: the current practice and, for a delegate, whose records are open. */
const Switched = observer(({ viewModel }: Pick<FrameProps, 'viewModel'>) => {
  const say = useWords();
  const { actingFor, delegate } = viewModel;
  const practice = viewModel.practice?.name ?? '';
  if (actingFor !== undefined) return say(frameWords.switchedPerson, { name: actingFor.name, practice });
  return delegate === undefined ? say(frameWords.switched, { practice }) : say(frameWords.switchedSelf);
});
