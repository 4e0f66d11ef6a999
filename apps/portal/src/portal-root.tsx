import { SignInScreen } from '@portico/ui/screens/access';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import type { Portal } from './composition/compose.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { Texts } from './texts.ts';

export interface PortalProps {
  readonly portal: Portal;
  readonly texts: Texts;
  readonly config: Promise<RuntimeConfig>;
}

const SignedIn = lazy(async () => ({ default: (await import('./signed-in/signed-in.tsx')).SignedIn }));

/**
 * The whole portal: the sign-in screen, which is in the HTML already, or everything behind it, which comes in chunks. The
 * path does not change while a person signs in, so the page first asked for opens afterwards (`ACC-085`, `ACC-172`).
 */
export const PortalRoot = observer(({ portal, texts, config }: PortalProps) => (
  <IntlProvider locale={texts.language} messages={texts.messages} onError={noticeMissing}>
    {portal.signIn.phase.kind === 'signed-in' ? (
      <Suspense>
        <SignedIn portal={portal} texts={texts} config={config} />
      </Suspense>
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
));

// A missing text is a bug that the build refuses; should one slip through, the page must not break over it.
const noticeMissing = (error: Error): void => {
  console.error(error.message);
};
