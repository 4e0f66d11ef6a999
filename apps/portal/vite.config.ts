import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { messagesPlugin } from '../../tools/messages/vite-plugin.ts';
import { bundleAliases } from './bundle-aliases.ts';
import { acyclicChunks } from './src/build/acyclic-chunks.ts';
import { prerender } from './src/prerender/prerender-plugin.ts';

/** The pseudo-language shows which texts are cut off or written on the spot; it is asked for, and never offered to people. */
const pseudo = process.env['PORTICO_PSEUDO_LANGUAGE'] === 'yes';

const plugins = (): PluginOption[] => [messagesPlugin({ pseudo }), react()];

// A group takes along all that its modules import, so nothing may stand here that reaches the domain: its calendar is
// needed by laboratory values over time, and by nothing on the first page.
const firstModules =
  /node_modules\/(?:mobx-react-lite|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\/|libs\/ui\/src\/kit\/(?:button|choice|cx|icon|kit\.messages|late|notice|presence|text-field)|vite\/preload-helper/;
/** What the first page is written in, in files of which each runs in a task of its own. */
const groundwork = [
  { name: 'first-react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'first-state', test: /node_modules\/mobx\// },
  { name: 'first-house', test: /node_modules\/(?:inversify|@inversifyjs|reflect-metadata)\// },
  { name: 'first-client', test: /node_modules\/(?:@apollo|@wry|graphql|rxjs|tslib|optimism)\// },
];
/** Small parts of the first page that other pages share, and that reach no further: each would be a file of its own. */
const firstParts = new RegExp(
  [
    'libs/ui/src/(?:words/(?:call-to|failure\\.messages|messages|use-formats|use-words)|screens/titles/)',
    'libs/ui/src/screens/access/(?:use-taken-over|sign-in-form|password-field|brand|language-choice|sign-in\\.messages|welcome-picture)',
    'libs/application/src/kernel/(?:analytics|paths)',
    'libs/view-models/src/(?:kernel/(?:latest-request|drafts)|access/(?:sign-in\\.view-model|credentials-form|login-page|session/(?!management-of|shown-once)|tabs))',
    'libs/domain/src/(?:kernel/(?:brand|ids|instant|language|result)|access/(?:email|permission)|practices/practice)\\.ts',
    'libs/adapters-graphql/src/(?:error-codes|refusals|trusted-document|wire-words|wire/(?:operation|authentication\\.wire)|portal/(?:graphql-access|graphql-port))',
    'libs/adapters-graphql/src/codecs/(?:codec|record|scalars|table-parts|(?:access|authentication|people)\\.codec)',
    'libs/adapters-browser/src/web-storage',
    'apps/portal/src/(?:routes/|fetch-chunk|prerender/signed-in-mark|composition/(?:lazy-port|tokens))',
  ].join('|'),
);
/** Modules that nearly every signed-in screen imports: small ones, each of which would become a chunk of its own. */
const everyday = new RegExp(
  [
    'libs/ui/src/kit/(?:accent|card|checkbox|disclosure|empty-state|fact-list|load-more|radio-list|skeleton|status-badge)[.-]',
    'libs/ui/src/kit/(?:text-area|use-accent|use-focus-when|visually-hidden)[.-]',
    'libs/ui/src/screens/(?:frame/frame\\.messages|open/open-context|profile/offered-sections|system/(?:errors|system-page|offline-notice|oops))',
    'libs/domain/src/kernel/(?:calendar|local-date|money|page)\\.ts',
    'libs/application/src/kernel/(?:failure|link-to)',
    'libs/view-models/src/kernel/own-draft',
    'libs/domain/src/appointments/appointment\\.ts',
    'libs/application/src/appointments/appointments\\.port',
    'libs/adapters-graphql/src/codecs/(?:appointments|branding|files|prepaid)\\.codec',
    'apps/portal/src/signed-in/(?:page-settled|use-prefetch|use-screen)',
  ].join('|'),
);
/** The card of a visit, its buttons and where they lead: small parts, always together. */
const visitCard = new RegExp(
  [
    'libs/ui/src/screens/appointments/(?:appointment-(?:card|place|comment)|appointments\\.messages|place-links|use-when)',
    'libs/ui/src/screens/appointments/(?:key-of|kind-of|status|visit-buttons|visit-action-modals|add-to-calendar)',
    'libs/view-models/src/(?:appointments/card-buttons|kernel/lazy-resource|scheduling/booking-(?:draft|path))',
    'libs/application/src/(?:appointments/visit-buttons|visits/check-out(?:-path|\\.port))',
    'libs/view-models/src/visits/check-out-drafts',
    'libs/domain/src/appointments/(?:standing|telehealth|comment)\\.ts',
    'apps/portal/src/(?:signed-in/use-card-buttons|composition/ports/(?:booking-drafts|check-out-drafts))',
  ].join('|'),
);
/** What the pages of a guest have in common. */
const guestPages = new RegExp(
  [
    'libs/ui/src/screens/guests/(?:call-practice|guest-failure|guest-practice|guests\\.m|link-error)',
    'libs/application/src/guests/guests\\.port',
    'libs/view-models/src/guests/practice-page',
    'apps/portal/src/(?:open/(?:entry-query|guest-booking|use-led-on)|composition/ports/guests\\.ts)',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.cache/portico/vite',
  resolve: { alias: bundleAliases },
  plugins: [...plugins(), acyclicChunks(), prerender(plugins)],
  build: {
    outDir: pseudo ? '../../node_modules/.cache/portico/pseudo-portal' : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Styles of a screen come with its chunk; nothing is written into the page but by the build.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'intake-forms/index.html')],
      // A path is written where it is used, as the first page holds none that it does not need.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          // The first page is few files: what it is written in, and its texts in one language.
          groups: [
            ...groundwork,
            { name: 'first', test: (id) => firstModules.test(id) || firstParts.test(id) },
            { name: 'everyday', test: everyday, includeDependenciesRecursively: false },
            { name: 'visit-card', test: visitCard, includeDependenciesRecursively: false },
            { name: 'guest-pages', test: guestPages, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
