import { browserClock, watchActivity } from '@portico/adapters-browser';
import { Frame } from '@portico/ui/screens/frame';
import { titleOf, titleWords } from '@portico/ui/screens/titles';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import type { PortalProps } from '../portal-root.tsx';
import { home, routes } from './routes.ts';

/** Everything behind sign-in. It stands for one person in one practice and is put up anew for the next one. */
export const SignedIn = (props: PortalProps) => {
  const [router] = useState(() => createBrowserRouter(routeObjects(props)));
  useEffect(
    () => () => {
      router.dispose();
    },
    [router],
  );
  return <RouterProvider router={router} />;
};

const routeObjects = (props: PortalProps) => [
  {
    element: <Surround {...props} />,
    loader: async () => {
      await props.texts.use('frame', 'system');
      return null;
    },
    hydrateFallbackElement: <></>,
    children: [
      ...routes.map(({ path, texts, load }) => ({
        path,
        lazy: async () => {
          const [{ default: Screen }] = await Promise.all([load(), props.texts.use(...texts)]);
          return { Component: observer(() => <Screen key={props.texts.language} portal={props.portal} />) };
        },
      })),
      { path: '*', element: <Navigate to={home} replace /> },
    ],
  },
];

const Surround = observer(({ portal, texts, config }: PortalProps) => {
  const say = useWords();
  const { pathname } = useLocation();
  const [frame] = useState(() => portal.frame());
  const [inactivity] = useState(() => portal.inactivity());
  const title = say(titleOf(pathname));

  useEffect(() => {
    document.title = `${title} · ${say(titleWords.portal)}`;
    portal.troubles.clear();
  }, [pathname, title, say, portal]);

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
      clock={browserClock}
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
      <Outlet />
    </Frame>
  );
});
