import { lazyComponent, Presence } from '@portico/ui/kit';
import type { PracticeId } from '@portico/domain/kernel';
import { SignInScreen } from '@portico/ui/screens/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ChunkBoundary } from '../chunk-boundary.tsx';
import { chunks } from '../fetch-chunk.ts';
import { drawInTypeface } from '../prefetch-typeface.ts';
import type { PortalProps } from '../portal-root.tsx';
import type { TextContext, Texts } from '../load-texts.ts';

/** A part of the login screen that comes when it is needed. */
export type LoginPart = ComponentType<PortalProps>;
type Load = () => Promise<{ readonly default: LoginPart }>;

const recovery: Load = () => import('./recovery.tsx');
const appOffer: Load = () => import('./app-offer.tsx');
const proof: Load = () => import('./proof-modal.tsx');
const welcome: Load = () => import('./welcome.tsx');
const passkey: Load = () => import('./passkey.tsx');
const provider: Load = () => import('./identity-provider.tsx');
const practiceLink: Load = () => import('./practice-link.tsx');

/** A part that the person waits for: a failed load shows an error with a retry button. */
const Awaited = ({
  load,
  contexts,
  ...props
}: PortalProps & { readonly load: Load; readonly contexts: readonly TextContext[] }) => {
  const { texts } = props;
  const [Part] = useState(() => lazyComponent(() => chunks.fetch(() => loaded(load, texts, contexts))));
  return (
    <ChunkBoundary>
      <Part {...props} />
    </ChunkBoundary>
  );
};

const loaded = async (load: Load, texts: Texts, contexts: readonly TextContext[]) => {
  const [part] = await Promise.all([load(), texts.use(...contexts)]);
  return part;
};

const Nothing: LoginPart = () => null;

/** An optional part, undefined until loaded; a failed load shows nothing. */
const useAddition = (load: Load, texts: Texts, wanted: boolean): LoginPart | undefined => {
  const [part, setPart] = useState<{ readonly Part: LoginPart }>();
  useEffect(() => {
    if (!wanted) return undefined;
    let over = false;
    void loaded(load, texts, ['entrance'])
      .catch(() => ({ default: Nothing }))
      .then(({ default: Part }) => {
        if (!over) setPart({ Part });
      });
    return () => {
      over = true;
    };
  }, [load, texts, wanted]);
  return part?.Part;
};

/** Beside the form there is a place for pictures only where the window is this wide. */
const isWide = (): boolean => window.matchMedia('(width > 767px)').matches;

/** What is added to the form once it is known that it is offered here. */
const useAdditions = ({ portal, texts, config }: PortalProps) => {
  const [wide, setWide] = useState(false);
  useEffect(() => setWide(isWide()), []);
  const [practiceSignIn, setPracticeSignIn] = useState(false);
  const [providers, setProviders] = useState<'none' | 'also' | 'only'>('none');
  useEffect(() => {
    void config.then((known) => {
      setPracticeSignIn(known.practiceSignIn !== undefined);
      if (known.identityProviders !== undefined) setProviders(known.identityProvidersOnly ? 'only' : 'also');
    });
  }, [config]);
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(portal.passkeys.isAble), [portal]);
  const Passkey = useAddition(passkey, texts, passkeys);
  const Provider = useAddition(provider, texts, providers !== 'none');
  const Pictures = useAddition(welcome, texts, wide);
  // After the button that stands above it, which would move it.
  const above = (!passkeys || Passkey !== undefined) && (providers === 'none' || Provider !== undefined);
  const isOffered = practiceSignIn && above && !portal.signIn.page.arrival.portalView;
  const PracticeLink = useAddition(practiceLink, texts, isOffered);
  return { providers, Passkey, Provider, Pictures, PracticeLink };
};

/** What waits at each practice, once there is a choice; without the network their names stand alone. */
const useWaiting = ({ portal, texts }: PortalProps, isChoosing: boolean) => {
  const [waiting, setWaiting] = useState<(practice: PracticeId) => ReactNode>();
  useLayoutEffect(() => {
    if (isChoosing) drawInTypeface(document);
  }, [isChoosing]);
  useEffect(() => {
    if (!isChoosing) return setWaiting(undefined);
    let over = false;
    Promise.all([import('./waiting-at-practices.tsx'), texts.use('elsewhere')])
      .then(([{ waitingAtPractices }]) => over || setWaiting(() => waitingAtPractices(portal)))
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [portal, texts, isChoosing]);
  return waiting;
};

/** The login screen in all its states (`ACC-154` to `ACC-157`): the form is in the HTML, everything else comes later. */
export const Login = observer((props: PortalProps) => {
  const { portal, texts } = props;
  const { signIn } = portal;
  const { providers, Passkey, Provider, Pictures, PracticeLink } = useAdditions(props);
  const { kind } = signIn.phase;
  const waiting = useWaiting(props, kind === 'choosing-practice');
  const isTyped = kind !== 'choosing-practice' && kind !== 'signed-in';
  const takesPlace = isTyped && (providers === 'only' || signIn.identity?.isKnown === false);
  const instead: ReactNode = signIn.page.appOffered ? (
    <Awaited {...props} key="app" load={appOffer} contexts={['entrance']} />
  ) : signIn.page.state === 'sign-in' ? (
    Provider !== undefined && takesPlace && <Provider {...props} />
  ) : (
    <Awaited {...props} key={signIn.page.state} load={recovery} contexts={['entrance', 'newPassword']} />
  );
  const sendConfirmation = (): void => {
    chunks
      .fetch(() => import('./resend-confirmation-mail.ts'))
      .then(
        (fetched) => fetched.sendConfirmation(portal),
        () => signIn.giveUp({ kind: 'unreachable' }),
      );
  };
  return (
    <SignInScreen
      viewModel={signIn}
      device={portal.device}
      onLanguage={(language) => {
        portal.device.rememberLanguage(language);
        void texts.speak(language);
      }}
      instead={instead}
      waiting={waiting}
      onConfirmationMail={sendConfirmation}
      over={
        <Presence show={kind === 'proving' || undefined}>
          {() => <Awaited {...props} load={proof} contexts={['entrance']} />}
        </Presence>
      }
      {...(Pictures === undefined ? {} : { welcome: <Pictures {...props} /> })}
      other={Passkey === undefined ? null : <Passkey {...props} />}
      under={
        <>
          {Provider !== undefined && <Provider {...props} />}
          {PracticeLink !== undefined && !signIn.page.arrival.portalView && <PracticeLink {...props} />}
        </>
      }
    />
  );
});
