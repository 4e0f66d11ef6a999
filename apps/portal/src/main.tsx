import { browserClock, localIso } from '@portico/adapters-browser';
import '@portico/ui/portal.css';
import { autorun } from 'mobx';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { compose } from './composition/compose.ts';
import { PortalRoot } from './portal-root.tsx';
import { loadRuntimeConfig } from './runtime-config.ts';
import { Texts, type TextContext } from './texts.ts';

/** The texts of the first page; the HTML holds them already, in the language that the gateway chose. */
const firstTexts: readonly TextContext[] = ['access', 'kit', 'titles'];

const config = loadRuntimeConfig(fetch, (message) => {
  console.error(message);
});

const portal = compose({
  session: () => window.sessionStorage,
  local: () => window.localStorage,
  document: () => document,
  pageLanguage: document.documentElement.lang,
  setCookie: (cookie) => {
    document.cookie = cookie;
  },
  randomUuid: () => crypto.randomUUID(),
  clock: browserClock,
  localTime: () => localIso(new Date()),
  userAgent: navigator.userAgent,
  fetch: async (address, init) => fetch((await config).gateway ?? address, init),
});

const texts = new Texts(portal.device.language());
await texts.use(...firstTexts);

autorun(() => {
  document.documentElement.lang = texts.language;
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const tree = <PortalRoot portal={portal} texts={texts} config={config} />;

// The HTML shows the sign-in form in one language. React takes it over where that is what is to be shown, and no letter
// typed meanwhile is lost; where it is not, it is drawn anew.
const inHtml = portal.signIn.phase.kind === 'typing' && root.dataset['language'] === texts.language;
if (inHtml) hydrateRoot(root, tree);
else createRoot(root).render(tree);
