import { KeptWorkNotice } from '@portico/ui/screens/system';
import { OpenFrame } from '@portico/ui/screens/open';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo, type ComponentType } from 'react';
import { BrowserRouter, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { kitWords, lazyComponent, Meanwhile, Skeleton } from '@portico/ui/kit';
import { useStartOver } from '../use-start-over.ts';
import { chunks } from '../fetch-chunk.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';
import type { Portal } from '../composition/compose.ts';
import type { PortalProps } from '../portal-root.tsx';
import { signedInMark } from '../prerender/signed-in-mark.ts';
import { arriveAt, type Place } from '../routes/resolve-address.ts';
import { titleAt } from '../routes/page-titles.ts';
import { forgetIdentityAt } from './forget-brought-identity.ts';
import { openScreens, type OpenScreenProps } from './screens.ts';
import { useTypeface } from '../use-typeface.ts';

/** Every page that needs no tokens. */
export const Open = (props: PortalProps) => (
  <BrowserRouter>
    <Pages {...props} />
  </BrowserRouter>
);

const Pages = observer(({ portal, texts, config }: PortalProps) => {
  useTypeface();
  const { pathname, search } = useLocation();
  const say = useWords();
  const { signedIn } = portal.clientSession.tokens;
  const arrival = arriveAt({ path: pathname, search }, signedIn);

  const go = useGo(portal);
  const led = arrival.path !== pathname || arrival.place.kind !== 'open';
  useEffect(() => {
    if (led) go(`${pathname}${search}`);
  }, [led, go, pathname, search]);

  useEffect(() => {
    const { place } = arriveAt({ path: pathname, search }, portal.clientSession.tokens.signedIn);
    forgetIdentityAt(place, portal.port(providerTrip));
  }, [pathname, search, portal]);

  // Before any effect of the screen that opens, which may have a trouble of its own to report.
  useLayoutEffect(() => {
    portal.problems.clear();
  }, [pathname, portal]);

  return (
    <OpenFrame
      title={say(titleAt(pathname))}
      path={pathname}
      problems={portal.problems}
      device={portal.device}
      onLanguage={(language) => {
        portal.device.rememberLanguage(language);
        void texts.speak(language);
      }}
      onReturnToLogin={() => {
        portal.clientSession.lifecycle.end();
        go('/');
      }}
      onError={() => {
        // That it failed only: a message may carry what was on the screen.
        console.error('A screen failed while it was drawn.');
      }}
    >
      {!led && arrival.place.kind === 'open' && (
        <Opened
          key={openScreens[arrival.place.screen].isAnew ? `${pathname} ${texts.language}` : pathname}
          place={arrival.place}
          pathname={pathname}
          texts={texts}
          portal={portal}
          config={config}
          go={go}
        />
      )}
    </OpenFrame>
  );
});

/** An address that is not open needs the other half of the portal, which begins on a page of its own. */
const useGo = (portal: PortalProps['portal']): ((to: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (to: string) => {
      const { pathname: path, search: query } = new URL(to, window.location.origin);
      const there = arriveAt({ path, search: query }, portal.clientSession.tokens.signedIn);
      const address = `${there.path}${there.search}`;
      if (there.place.kind === 'open') return void navigate(address);
      if (portal.clientSession.tokens.signedIn) window.name = signedInMark;
      window.location.assign(address);
    },
    [portal, navigate],
  );
};

const NoGuestTime: GuestTimePart = () => null;

/** Before the session of a guest ends; where it cannot be fetched, the page goes on without it. */
const guestTimeIn = (texts: PortalProps['texts']): GuestTimePart =>
  lazyComponent(async () => {
    try {
      const [part] = await chunks.fetch(() => Promise.all([import('./guest-time.tsx'), texts.use('guests')]));
      return part;
    } catch {
      return { default: NoGuestTime };
    }
  });

type GuestTimePart = ComponentType<{ readonly portal: Portal }>;
type OpenPlace = Extract<Place, { readonly kind: 'open' }>;

const Opened = ({
  place: { screen, path },
  pathname,
  texts,
  ...props
}: Pick<OpenScreenProps, 'portal' | 'config' | 'go'> & {
  readonly place: OpenPlace;
  readonly pathname: string;
  readonly texts: PortalProps['texts'];
}) => {
  const say = useWords();
  const { drafts } = props.portal;
  const Screen = useMemo(() => fetched(screen, texts, drafts), [screen, texts, drafts]);
  const GuestTime = useMemo(() => guestTimeIn(texts), [texts]);
  const { key, startOver, choose } = useStartOver(props.portal);
  const params = matchPath(path, pathname)?.params ?? {};
  return (
    <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
      {screen.startsWith('guest-') && props.portal.clientSession.guest.current !== undefined && (
        <Meanwhile show={null}>
          <GuestTime portal={props.portal} />
        </Meanwhile>
      )}
      <KeptWorkNotice
        work={props.portal.drafts.resumed}
        others={props.portal.drafts.others}
        onStartOver={startOver}
        onChoose={choose}
      />
      <Screen key={key} {...props} params={params} />
    </Meanwhile>
  );
};

/** One that cannot be fetched says so where every question says that the portal is not reached, and can be tried again. */
const fetched = (
  name: OpenPlace['screen'],
  texts: PortalProps['texts'],
  drafts: Portal['drafts'],
): ComponentType<OpenScreenProps> =>
  lazyComponent(async () => {
    const { load, texts: contexts } = openScreens[name];
    try {
      const [screen] = await chunks.fetch(() => Promise.all([load(), texts.use(...contexts), drafts.open()]));
      return screen;
    } catch {
      return { default: Unfetched };
    }
  });

const Unfetched = ({ portal }: OpenScreenProps) => {
  useEffect(() => {
    portal.problems.report('OpenScreen', { kind: 'unreachable' });
  }, [portal]);
  return null;
};
