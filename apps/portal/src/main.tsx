import { browserClock, hasOptedOut, localIso } from '@portico/adapters-browser';
import { readArrival } from '@portico/view-models/access';
import '@portico/ui/portal.css';
import { isLanguage, languages } from '@portico/domain/kernel';
import { leaveAfterPress, unfoldOnPaper } from '@portico/ui/kit';
import { autorun } from 'mobx';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hearEarlyLanguage } from './hear-early-language.ts';
import { keepWorkOverReload } from './keep-work-over-reload.ts';
import { compose } from './composition/compose.ts';
import { PortalRoot } from './portal-root.tsx';
import { prefetchTypeface } from './prefetch-typeface.ts';
import { signedInMark } from './prerender/signed-in-mark.ts';
import { arriveHere } from './routes/resolve-address.ts';
import { loadRuntimeConfig } from './runtime-config.ts';
import { Texts } from './load-texts.ts';

/** Says when React has taken over what is within. */
const TakenOver = ({ then, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  useEffect(() => {
    then();
  }, [then]);
  return children;
};

const config = loadRuntimeConfig(fetch, (message) => {
  console.error(message);
});

const portal = compose({
  session: () => window.sessionStorage,
  local: () => window.localStorage,
  indexedDb: () => window.indexedDB,
  document: () => document,
  tabs: () => new BroadcastChannel('portico-session'),
  pageLanguage: document.documentElement.lang,
  setCookie: (cookie) => {
    document.cookie = cookie;
  },
  showTextLook: ({ textSize, moreContrast }) => {
    document.documentElement.dataset['text'] = textSize;
    document.documentElement.dataset['contrast'] = moreContrast ? 'more' : 'usual';
  },
  isSecure: location.protocol === 'https:',
  randomUuid: () => crypto.randomUUID(),
  clock: browserClock,
  localTime: () => localIso(new Date()),
  userAgent: navigator.userAgent,
  isOptedOut: () => hasOptedOut(navigator),
  development: import.meta.env.DEV,
  onError: ({ operation, code, request = '' }) => {
    console.info('An operation failed.', operation, code, request);
  },
  fetch: async (address, init) => fetch(address === '/graphql' ? ((await config).gateway ?? address) : address, init),
  search: () => window.location.search,
  config,
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');

const open = arriveHere(window, portal.clientSession.tokens.signedIn).place.kind === 'open';

// A link names the language of the person it was sent to (`ACC-043`, `ACC-068`).
const named = new URLSearchParams(window.location.search).get('language');
if (open && isLanguage(named)) portal.device.rememberLanguage(named);

const arrival = () => readArrival(new URLSearchParams(window.location.search));
if (!open && portal.signIn.phase.kind === 'typing') portal.signIn.page.arrive(arrival());
// On the way to a new password the form is not taken over: what was typed into it goes along.
if (!open && arrival().forgot) {
  portal.signIn.form.typeLogin(root.querySelector<HTMLInputElement>('input#login')?.value ?? '');
}

// The HTML shows the sign-in form in the language that the gateway chose. React takes it over as it stands, so that no
// letter typed meanwhile and no focus is lost, and only then speaks the language of this device, should it be another.
const language = portal.device.language();
const inHtml =
  portal.signIn.phase.kind === 'typing' && portal.signIn.page.state === 'sign-in' && !open
    ? languages.find((one) => one === root.dataset['language'])
    : undefined;
const texts = new Texts(inHtml ?? language);
await texts.use('first');

autorun(() => {
  document.documentElement.lang = texts.language;
});

autorun(() => {
  window.name = portal.signIn.phase.kind === 'signed-in' ? signedInMark : '';
});

keepWorkOverReload(window, portal);

leaveAfterPress(document);

unfoldOnPaper(window);

const tree = <PortalRoot portal={portal} texts={texts} config={config} open={open} />;
if (inHtml === undefined) createRoot(root).render(tree);
else {
  prefetchTypeface(document);
  const earlyLanguage = hearEarlyLanguage(root, inHtml);
  const doAsChosen = (): void => {
    const early = earlyLanguage();
    if (early !== undefined) portal.device.rememberLanguage(early);
    void texts.speak(early ?? language);
    if (arrival().forgot) portal.signIn.page.forgotPassword();
  };
  // As a transition it is done in slices, so that no key has to wait until the whole page is taken over.
  startTransition(() => {
    hydrateRoot(root, <TakenOver then={doAsChosen}>{tree}</TakenOver>);
  });
}
