import { watchActivity } from '@portico/adapters-browser';
import { FrameViewModel, InactivityViewModel } from '@portico/application/access';
import { kitWords, Skeleton } from '@portico/ui/kit';
import { Frame } from '@portico/ui/screens/frame';
import { titleOf, titleWords } from '@portico/ui/screens/titles';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PortalProps } from '../portal-root.tsx';
import { home, routes } from './routes.ts';

/** Everything behind sign-in. It stands for one person in one practice and is put up anew for the next one. */
export const SignedIn = (props: PortalProps) => (
  <BrowserRouter>
    <Surround {...props} />
  </BrowserRouter>
);

/** The screens by path, each with its texts and its chunk, fetched when it is first opened. */
const useScreens = ({ texts }: PortalProps) =>
  useState(() =>
    routes.map((route) => {
      const load = async () => {
        const [screen] = await Promise.all([route.load(), texts.use(...route.texts)]);
        return screen;
      };
      return { path: route.path, Screen: lazy(load) };
    }),
  )[0];

const Surround = observer((props: PortalProps) => {
  const { portal, texts, config } = props;
  const say = useWords();
  const { pathname } = useLocation();
  const screens = useScreens(props);
  const [frame] = useState(() => new FrameViewModel(portal.access, portal.keeper));
  const [inactivity] = useState(() => new InactivityViewModel(portal.clock));
  const title = say(titleOf(pathname));

  useEffect(() => {
    document.title = `${title} · ${say(titleWords.portal)}`;
  }, [title, say]);

  useEffect(() => {
    portal.troubles.clear();
  }, [pathname, portal]);

  useEffect(() => {
    void config.then(({ inactivitySeconds }) => {
      inactivity.start(inactivitySeconds === undefined ? undefined : inactivitySeconds * 1_000);
    });
    const unwatch = watchActivity(window, inactivity.noteActivity);
    return () => {
      unwatch();
      inactivity.dispose();
    };
  }, [inactivity, config]);

  const over = inactivity.idle.kind === 'over';
  useEffect(() => {
    if (over) frame.signOut();
  }, [over, frame]);

  const gone = frame.signedOut;
  useEffect(() => {
    if (!gone) return;
    window.history.replaceState(null, '', '/');
    portal.troubles.clear();
    portal.signIn.reset();
  }, [gone, portal]);

  return (
    <Frame
      viewModel={frame}
      inactivity={inactivity}
      troubles={portal.troubles}
      clock={portal.clock}
      title={title}
      onLanguage={(language) => {
        portal.device.rememberLanguage(language);
        void texts.speak(language);
      }}
      onPracticeSwitched={() => {
        window.location.reload();
      }}
      onReturnToLogin={frame.signOut}
      onError={() => {
        // The class of the error only: a message may carry what was on the screen.
        console.error('A screen failed while it was drawn.');
      }}
    >
      <Suspense fallback={<Skeleton label={say(kitWords.loading)} lines={4} />}>
        <Routes>
          {screens.map(({ path, Screen }) => (
            // In another language the screen asks again: labels from the gateway come in the request's language.
            <Route key={path} path={path} element={<Screen key={texts.language} portal={portal} />} />
          ))}
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </Suspense>
    </Frame>
  );
});
