import { languages, type Language } from '@portico/domain/kernel';
import { signInWords } from '@portico/ui/screens/access';
import { titleWords } from '@portico/ui/screens/titles';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { compose, type BrowserEnvironment } from '../composition/compose.ts';
import { PortalRoot } from '../portal-root.tsx';
import { OpenShell } from '../open-shell.tsx';
import { openPaths } from '../routes/open-paths.ts';
import { Texts } from '../load-texts.ts';
import { firstScript } from './before-paint-script.ts';
import { Outline } from './frame-outline.tsx';

export { languages, openPaths };

/** Which of the two pages there are in the HTML: the sign-in form, or the outline of a page that needs no tokens. */
export const pageKinds = ['sign-in', 'open'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The page as it stands in the HTML before any script has run. */
export interface PrerenderedPage {
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly root: string;
  readonly outline: string;
  readonly firstScript: string;
}

const nowhere = (): never => {
  throw new Error('There is no browser while the page is built.');
};

/** A build has no storage, no clock and no network: reading one of them while the page is rendered is a bug. */
const surroundings = (pageLanguage: string): BrowserEnvironment => ({
  session: nowhere,
  local: nowhere,
  indexedDb: nowhere,
  document: nowhere,
  pageLanguage,
  tabs: nowhere,
  setCookie: nowhere,
  showTextLook: nowhere,
  isSecure: true,
  randomUuid: nowhere,
  clock: { now: nowhere, every: nowhere },
  localTime: nowhere,
  userAgent: '',
  isOptedOut: () => true,
  development: false,
  onError: nowhere,
  fetch: nowhere,
  search: nowhere,
  config: Promise.resolve({}),
});

/** Renders a page in one language, the sign-in form by the very components that take it over in the browser. */
export const renderPage = async (kind: PageKind, language: Language): Promise<PrerenderedPage> => {
  enableStaticRendering(true);
  const texts = new Texts(language);
  await texts.use('first');
  const intl = createIntl({ locale: language, messages: texts.messages });
  const portalName = intl.formatMessage(titleWords.portal);
  return {
    kind,
    title: kind === 'open' ? portalName : `${intl.formatMessage(titleWords.signIn)} · ${portalName}`,
    description: intl.formatMessage(signInWords.welcome),
    root:
      kind === 'open'
        ? renderToStaticMarkup(<OpenShell />)
        : renderToString(
            <PortalRoot
              portal={compose(surroundings(language))}
              texts={texts}
              config={Promise.resolve({})}
              open={false}
            />,
          ),
    outline: renderToStaticMarkup(<Outline id="outline" />),
    firstScript,
  };
};
