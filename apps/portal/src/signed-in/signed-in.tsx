import { watchActivity } from '@portico/adapters-browser';
import { FrameViewModel, InactivityViewModel, type ClientSession } from '@portico/view-models/access';
import type { Language } from '@portico/domain/kernel';
import { Frame } from '@portico/ui/screens/frame';
import { OfferedSections } from '@portico/ui/screens/profile';
import { titleOf, titleWords } from '@portico/ui/screens/titles';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PortalProps } from '../portal-root.tsx';
import { arriveAt, arriveHere } from '../routes/place-of.ts';
import type { SignedInScreen } from '../routes/table.ts';
import { titles } from '../routes/titles.ts';
import { FetchedScreens, Opening } from './fetched-screens.tsx';
import { insteadOf } from './offered.ts';
import { routes } from './routes.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Everything behind sign-in. It stands for one person in one practice and is put up anew for the next one. */
export const SignedIn = (props: PortalProps) => {
  useState(() => startSomewhere(props.portal.clientSession));
  return (
    <BrowserRouter>
      <AppShell {...props} />
    </BrowserRouter>
  );
};

/** A path without a screen becomes home before the first drawing, so that no frame around nothing is seen or focused. */
const startSomewhere = (clientSession: ClientSession): void => {
  const { path, search } = arriveHere(window, true);
  if (!clientSession.takeChoosing()) return;
  // A delegate first chooses for whom to act; then the requested page is opened (`ACC-171`, `ACC-173`).
  if (path !== whom) clientSession.noteRequested(`${path}${search}`);
  window.history.replaceState(null, '', whom);
};

const whom = '/delegateProfile';

/** Where the table leads from an address that shows nothing here (`ACC-087`, `ACC-119`); an open page is a page of its own. */
const LedOn = () => {
  const { pathname, search } = useLocation();
  const { place, ...there } = arriveAt({ path: pathname, search }, true);
  const address = `${there.path}${there.search}`;
  const inside = place.kind === 'signed-in';
  useEffect(() => {
    if (!inside) window.location.assign(address);
  }, [inside, address]);
  return inside ? <Navigate to={address} replace /> : null;
};

type OpeningProps = ComponentProps<typeof Opening>;

/** A screen, or a redirect if the screen is not offered to this person. */
const Offered = (props: OpeningProps) => {
  const instead = insteadOf(props.route.screen, props.portal.clientSession);
  return instead === undefined ? <Opening {...props} /> : <Navigate to={instead} replace />;
};

/** These ask anew by themselves: to leave them would break off what is being answered. */
const stays: ReadonlySet<SignedInScreen> = new Set(['survey', 'check-out-survey']);

/** In another language a screen is put up anew and asks again: labels from the gateway come in the request's language. */
const keyIn = (language: Language, { path, screen }: OpeningProps['route']): string =>
  stays.has(screen) ? path : `${path} ${language}`;

const AppShell = observer((props: PortalProps) => {
  const { portal, texts, config } = props;
  const say = useWords();
  const { pathname } = useLocation();
  const [screens] = useState(() => new FetchedScreens(texts));
  const [frame] = useState(
    () =>
      new FrameViewModel(portal.access, portal.clientSession, portal.tabs, portal.drafts, (address) =>
        window.location.assign(address),
      ),
  );
  const [inactivity] = useState(() => new InactivityViewModel(portal.clock));
  const title = say(titleOf(titles, pathname));
  const isOffered = useCallback(
    (path: string) => {
      const route = routes.find((one) => one.path === path);
      return route !== undefined && insteadOf(route.screen, portal.clientSession) === undefined;
    },
    [portal],
  );

  useEffect(() => {
    document.title = `${title} · ${say(titleWords.portal)}`;
  }, [title, say]);

  // Before any effect of the screen that opens, which may have a trouble of its own to report.
  useLayoutEffect(() => {
    portal.problems.clear();
  }, [pathname, portal]);

  // After the one above: the word that was left for this page outlives its opening.
  useEffect(() => {
    if (portal.clientSession.takeInviteRefused()) portal.problems.tell({ kind: 'invite-refused' });
  }, [portal]);

  usePrefetch(useCallback(() => screens.prefetch(), [screens]));

  useEffect(() => {
    void config.then(({ inactivitySeconds }) => {
      inactivity.start(inactivitySeconds === undefined ? undefined : inactivitySeconds * 1_000);
    });
    const unwatch = watchActivity(window, inactivity.noteActivity, window.location.origin);
    return () => {
      unwatch();
      inactivity.dispose();
    };
  }, [inactivity, config]);

  const over = inactivity.idle.kind === 'over';
  useEffect(() => {
    if (over) frame.leave();
  }, [over, frame]);

  // The permission to act for a person ended: return to the own profile, on a page without the other's data
  // (`ACC-340`).
  const { notRepresented } = portal.problems;
  useEffect(() => {
    if (!notRepresented) return;
    portal.clientSession.endRepresentation();
    window.location.assign(whom);
  }, [notRepresented, portal]);

  useEffect(() => frame.watchTabs(), [frame]);
  useEffect(() => frame.watchUnread(), [frame]);
  useEffect(() => portal.clientSession.watchRenewals(), [portal]);

  const gone = frame.signedOut;
  useEffect(() => {
    if (!gone) return;
    window.history.replaceState(null, '', '/');
    portal.problems.clear();
    portal.record.forget();
    portal.signIn.reset();
  }, [gone, portal]);

  return (
    <Frame
      viewModel={frame}
      inactivity={inactivity}
      problems={portal.problems}
      clock={portal.clock}
      title={title}
      onLanguage={(language) => {
        portal.device.rememberLanguage(language);
        void texts.speak(language);
      }}
      onPracticeSwitched={() => {
        window.location.reload();
      }}
      onPersonSwitched={() => {
        window.location.assign('/dashboard');
      }}
      onReturnToLogin={frame.leave}
      onError={() => {
        // The class of the error only: a message may carry what was on the screen.
        console.error('A screen failed while it was drawn.');
      }}
    >
      <OfferedSections value={isOffered}>
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
      </OfferedSections>
    </Frame>
  );
});
