import { lazyComponent, Meanwhile, useKeptFocus } from '@portico/ui/kit';
import { NewerPage } from '@portico/ui/screens/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { ChunkBoundary } from './chunk-boundary.tsx';
import type { Portal } from './composition/compose.ts';
import { chunks, outdatedEvent } from './fetch-chunk.ts';
import { Login } from './login/login.tsx';
import { OpenShell } from './open-shell.tsx';
import { arriveHere, home } from './routes/resolve-address.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { Texts } from './load-texts.ts';

export interface PortalProps {
  readonly portal: Portal;
  readonly texts: Texts;
  readonly config: Promise<RuntimeConfig>;
}

/** Pages that need no tokens: their frame and its texts. */
const loadOpen = async (texts: Texts) => {
  const [{ Open }] = await Promise.all([import('./open/open-pages.tsx'), texts.use('system')]);
  return { default: Open };
};

/** The frame and its texts, fetched while a person still types the password. */
const loadSignedIn = async (texts: Texts) => {
  const [{ SignedIn }] = await Promise.all([
    import('./signed-in/signed-in.tsx'),
    texts.use('signedIn'),
    // If another screen than the first is opened, its loader is fetched together with the frame.
    arriveHere(window, true).path === home ? undefined : import('./signed-in/screens.ts'),
  ]);
  return { default: SignedIn };
};

/**
 * Shows the outline of the frame that the HTML holds beside the root. It adds nothing to the root itself: the keyboard
 * would begin after it, and so behind the frame. The frame takes the mark away when it is drawn.
 */
const Outlined = () => {
  useLayoutEffect(() => void document.documentElement.setAttribute('data-signed-in', ''), []);
  return null;
};

const OpenPages = (props: PortalProps) => {
  const { texts } = props;
  const [Open] = useState(() => lazyComponent(() => chunks.fetch(() => loadOpen(texts))));
  return (
    <ChunkBoundary>
      <Meanwhile show={<OpenShell />}>
        <Open {...props} />
      </Meanwhile>
    </ChunkBoundary>
  );
};

/**
 * The whole portal: pages that need no tokens; or the sign-in screen, which is in the HTML already, and everything behind
 * it, which comes in chunks.
 */
export const PortalRoot = ({ open, ...props }: PortalProps & { readonly open: boolean }) => {
  const { portal, texts } = props;
  useKeptFocus();
  return (
    <Spoken texts={texts}>
      {open ? <OpenPages {...props} /> : <SignInOrInside {...props} />}
      <Outdated portal={portal} />
    </Spoken>
  );
};

/** What was typed into forms goes along to the page that is loaded anew. */
const reload = ({ drafts, clientSession }: Portal): void => {
  const packed = drafts.pack();
  if (packed !== undefined) clientSession.handover.typed.leave(packed);
  window.location.reload();
};

const Outdated = observer(({ portal }: Pick<PortalProps, 'portal'>) => {
  const { problems } = portal;
  useEffect(() => {
    window.addEventListener(outdatedEvent, problems.outdate);
    return () => window.removeEventListener(outdatedEvent, problems.outdate);
  }, [problems]);
  return problems.outdated ? <NewerPage onReload={() => reload(portal)} /> : null;
});

const Spoken = observer(({ texts, children }: Pick<PortalProps, 'texts'> & { readonly children: ReactNode }) => (
  <IntlProvider locale={texts.language} messages={texts.messages} onError={noticeMissing}>
    {children}
  </IntlProvider>
));

/**
 * The path does not change while a person signs in, so the page first asked for opens afterwards (`ACC-085`, `ACC-172`).
 */
const SignInOrInside = observer(({ portal, texts, config }: PortalProps) => {
  const [SignedIn] = useState(() => lazyComponent(() => chunks.fetch(() => loadSignedIn(texts))));
  const typing = portal.signIn.form.login !== '';

  useEffect(() => {
    if (typing) void chunks.prefetch(() => loadSignedIn(texts));
  }, [typing, texts]);

  return portal.signIn.phase.kind === 'signed-in' && !portal.signIn.page.appOffered ? (
    <ChunkBoundary>
      <Meanwhile show={<Outlined />}>
        <SignedIn portal={portal} texts={texts} config={config} />
      </Meanwhile>
    </ChunkBoundary>
  ) : (
    <Login portal={portal} texts={texts} config={config} />
  );
});

// A missing text is a bug that the build refuses; should one slip through, the page must not break over it.
const noticeMissing = (error: Error): void => {
  console.error(error.message);
};
