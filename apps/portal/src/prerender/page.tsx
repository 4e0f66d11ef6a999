import { signInWords } from '@portico/ui/screens/access';
import { titleWords } from '@portico/ui/screens/titles';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { compose, type Surroundings } from '../composition/compose.ts';
import { PortalRoot } from '../portal-root.tsx';
import { Texts, type TextContext } from '../texts.ts';
import { firstScript } from './first-script.ts';
import { Outline } from './outline.tsx';

/** The page as it stands in the HTML before any script has run. */
export interface PrerenderedPage {
  readonly title: string;
  readonly description: string;
  readonly root: string;
  readonly outline: string;
  readonly firstScript: string;
}

const nowhere = (): never => {
  throw new Error('There is no browser while the page is built.');
};

/** A build has no storage, no clock and no network: whatever asks for one of them while the page is rendered is a bug. */
const surroundings = (pageLanguage: string): Surroundings => ({
  session: nowhere,
  local: nowhere,
  document: nowhere,
  pageLanguage,
  tabs: nowhere,
  setCookie: nowhere,
  randomUuid: nowhere,
  clock: { now: nowhere, every: nowhere },
  localTime: nowhere,
  userAgent: '',
  fetch: nowhere,
});

/** Renders the sign-in page of one language, by the very components that take it over in the browser. */
export const renderPage = async (language: 'en' | 'es', contexts: readonly TextContext[]): Promise<PrerenderedPage> => {
  enableStaticRendering(true);
  const texts = new Texts(language);
  await texts.use(...contexts);
  const intl = createIntl({ locale: language, messages: texts.messages });
  return {
    title: `${intl.formatMessage(titleWords.signIn)} · ${intl.formatMessage(titleWords.portal)}`,
    description: intl.formatMessage(signInWords.welcome),
    root: renderToString(
      <PortalRoot portal={compose(surroundings(language))} texts={texts} config={Promise.resolve({})} />,
    ),
    outline: renderToStaticMarkup(<Outline id="outline" />),
    firstScript,
  };
};
