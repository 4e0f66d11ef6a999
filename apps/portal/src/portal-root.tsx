import { SignInScreen } from '@portico/ui/screens/access';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { ChunkBoundary } from './chunk-boundary.tsx';
import type { Portal } from './composition/compose.ts';
import { chunks } from './fetch-chunk.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { Texts } from './texts.ts';

export interface PortalProps {
  readonly portal: Portal;
  readonly texts: Texts;
  readonly config: Promise<RuntimeConfig>;
}

/** The frame and its texts, fetched while a person still types the password. */
const loadSignedIn = async (texts: Texts) => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in/signed-in.tsx'), texts.use('frame', 'system')]);
  return { default: SignedIn };
};

const lazySignedIn = (texts: Texts) => lazy(() => chunks.fetch(() => loadSignedIn(texts)));

/**
 * Shows the outline of the frame that the HTML holds beside the root. It adds nothing to the root itself: the keyboard
 * would begin after it, and so behind the frame. The frame takes the mark away when it is drawn.
 */
const Outlined = () => {
  useLayoutEffect(() => document.documentElement.setAttribute('data-signed-in', ''), []);
  return null;
};

/**
 * The whole portal: the sign-in screen, which is in the HTML already, or everything behind it, which comes in chunks. The
 * path does not change while a person signs in, so the page first asked for opens afterwards (`ACC-085`, `ACC-172`).
 */
export const PortalRoot = observer(({ portal, texts, config }: PortalProps) => {
  // A `lazy` keeps a failure for good, so each attempt needs one of its own.
  const [SignedIn, setSignedIn] = useState(() => lazySignedIn(texts));
  const typing = portal.signIn.login !== '';

  useEffect(() => {
    if (typing) void chunks.prefetch(() => loadSignedIn(texts));
  }, [typing, texts]);

  return (
    <IntlProvider locale={texts.language} messages={texts.messages} onError={noticeMissing}>
      {portal.signIn.phase.kind === 'signed-in' ? (
        <ChunkBoundary onRetry={() => setSignedIn(lazySignedIn(texts))}>
          <Suspense fallback={<Outlined />}>
            <SignedIn portal={portal} texts={texts} config={config} />
          </Suspense>
        </ChunkBoundary>
      ) : (
        <SignInScreen
          viewModel={portal.signIn}
          onLanguage={(language) => {
            portal.device.rememberLanguage(language);
            void texts.speak(language);
          }}
        />
      )}
    </IntlProvider>
  );
});

// A missing text is a bug that the build refuses; should one slip through, the page must not break over it.
const noticeMissing = (error: Error): void => {
  console.error(error.message);
};
