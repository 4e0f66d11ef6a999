import { paths } from '@portico/application/kernel';
import type { ShellViewModel } from '@portico/view-models/access';
import type { Permission } from '@portico/domain/access';
import type { Language } from '@portico/domain/kernel';
import { Frame } from '@portico/ui/screens/frame';
import { OfferedSections } from '@portico/ui/screens/profile';
import { titleWords } from '@portico/ui/screens/titles';
import { OpenContext } from '@portico/ui/screens/open';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ComponentProps } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PortalProps } from '../portal-root.tsx';
import { arriveAt } from '../routes/resolve-address.ts';
import type { SignedInScreen } from '../routes/route-table.ts';
import { titleAt, wayBackOf } from '../routes/page-titles.ts';
import { useTypeface } from '../use-typeface.ts';
import { FetchedScreens, Opening } from './fetched-screens.tsx';
import { insteadOf, isTurnedAway, type TurnedAway } from './redirect-if-not-offered.ts';
import { routes } from './routes.ts';
import { openShell } from './signed-in-shell.ts';
import { useOtherPractices } from './use-other-practices.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useSearch } from './use-search.tsx';

/** Everything behind sign-in. It stands for one person in one practice and is put up anew for the next one. */
export const SignedIn = (props: PortalProps) => {
  const [shell] = useState(() => openShell(props));
  return (
    <BrowserRouter>
      <AppShell {...props} shell={shell} />
    </BrowserRouter>
  );
};

/** Where the table leads from an address that shows nothing here (`ACC-087`, `ACC-119`); an open page is a page of its own. */
const LedOn = () => {
  const { pathname, search } = useLocation();
  const { place, missed, ...there } = arriveAt({ path: pathname, search }, true);
  const address = `${there.path}${there.search}`;
  const inside = place.kind === 'signed-in';
  useEffect(() => {
    if (!inside) window.location.assign(address);
  }, [inside, address]);
  return inside ? <Navigate to={address} replace state={{ missed }} /> : null;
};

type OpeningProps = ComponentProps<typeof Opening>;

/** A screen, or a redirect if the screen is not offered to this person. */
const Offered = (props: OpeningProps) => {
  const { screen } = props.route;
  const { actingAs } = props.portal.clientSession;
  const { state } = useLocation();
  const instead = insteadOf(screen, actingAs);
  if (instead === undefined) return <Opening {...props} />;
  const turnedAway: TurnedAway = { turnedAway: true };
  return <Navigate to={instead} replace state={isTurnedAway(screen, actingAs) ? turnedAway : state} />;
};

/** These ask anew by themselves: to leave them would break off what is being answered or paid. */
const stays: ReadonlySet<SignedInScreen> = new Set(['survey', 'check-out-survey', 'make-payment']);

/** In another language a screen is put up anew and asks again: labels from the gateway come in the request's language. */
const keyIn = (language: Language, { path, screen }: OpeningProps['route']): string =>
  stays.has(screen) ? path : `${path} ${language}`;

/** The class of the error only: a message may carry what was on the screen. */
const noteFailedScreen = (): void => console.error('A screen failed while it was drawn.');

const useDocumentTitle = (title: string): void =>
  useEffect(() => {
    document.title = title;
  }, [title]);

/** Whether the page at a path is offered to this person, who may also do there what is named. */
const useOffered = (portal: PortalProps['portal']) =>
  useCallback(
    (path: string, does?: Permission) => {
      const route = routes.find((one) => one.path === path);
      const { actingAs } = portal.clientSession;
      return !(!route || insteadOf(route.screen, actingAs) || (does && !actingAs.may(does)));
    },
    [portal],
  );

const speakIn = (
  language: Language,
  { device }: PortalProps['portal'],
  texts: PortalProps['texts'],
  shell: ShellViewModel,
) => {
  device.rememberLanguage(language);
  void shell.frame.keepLanguage();
  void texts.speak(language);
};

const AppShell = observer(({ portal, texts, shell }: PortalProps & { readonly shell: ShellViewModel }) => {
  const say = useWords();
  const { pathname, state } = useLocation();
  useTypeface();
  const [screens] = useState(() => new FetchedScreens(texts, portal.drafts));
  const [own, setOwn] = useState<string>();
  const parts = useMemo(() => ({ brand: () => undefined, title: setOwn }), []);
  const title = say(titleAt(pathname));
  const above = (state as { readonly above?: string } | null)?.above;
  const parent = wayBackOf(pathname, above);
  const isOffered = useOffered(portal);
  const isSection = useCallback(
    (path: string) =>
      isOffered(path) && (path !== paths.manageDelegates || portal.clientSession.actingAs.represented === undefined),
    [isOffered, portal],
  );
  const others = useOtherPractices(portal, shell, screens, pathname);
  const search = useSearch(portal, screens, isOffered);

  // The browser keeps it in its history: it names nothing of the record, as a heading may.
  useDocumentTitle(`${title} · ${say(titleWords.portal)}`);
  // A layout effect runs before every effect of the screen that opens.
  useLayoutEffect(() => shell.showPath(), [pathname, shell]);
  useEffect(() => shell.open(), [shell]);
  usePrefetch(useCallback(() => screens.prefetch(), [screens]));

  return (
    <Frame
      viewModel={shell.frame}
      inactivity={shell.inactivity}
      problems={portal.problems}
      clock={portal.clock}
      device={portal.device}
      title={own ?? title}
      parent={parent && { path: parent.path, title: say(parent.title) }}
      onLanguage={(language) => speakIn(language, portal, texts, shell)}
      others={others}
      onPersonSwitched={() => shell.personSwitched()}
      onSearch={search.open}
      onSignOut={shell.end.signOut}
      onReturnToLogin={shell.end.leave}
      onError={noteFailedScreen}
    >
      <OpenContext value={parts}>
        <OfferedSections value={isSection}>
          {others?.above(pathname)}
          <Routes>
            {routes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={<Offered key={keyIn(texts.language, route)} route={route} screens={screens} portal={portal} />}
              />
            ))}
            <Route path="*" element={<LedOn />} />
          </Routes>
          {/* They come after Home, and below it they move nothing. */}
          {pathname === paths.dashboard && others?.lines}
          {search.shown}
        </OfferedSections>
      </OpenContext>
    </Frame>
  );
});
