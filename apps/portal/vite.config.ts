import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { messagesPlugin } from '../../tools/messages/vite-plugin.ts';
import { leanPackages } from './lean-packages.ts';
import { prerender } from './src/prerender/prerender-plugin.ts';

const plugins = (): PluginOption[] => [messagesPlugin(), react()];

// A group takes along all that its modules import, so nothing may stand here that reaches the domain: its calendar is
// needed by laboratory values over time, and by nothing on the first page.
const firstModules =
  /node_modules\/(?:mobx-react-lite|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\/|libs\/ui\/src\/kit\/(?:button|choice|cx|icon|kit\.messages|notice|presence|text-field)|vite\/preload-helper/;
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
    'libs/ui/src/(?:words/(?:call-to|failure\\.messages|messages|use-words)|screens/titles/)',
    'libs/ui/src/screens/access/(?:use-taken-over|password-field|brand|language-choice|sign-in\\.messages|welcome-picture)',
    'libs/application/src/(?:kernel/(?:replies|analytics|drafts)|access/tabs)',
    'libs/domain/src/(?:kernel/(?:brand|ids|language|result)|access/(?:email|permission)|practices/practice)\\.ts',
    'libs/adapters-graphql/src/(?:error-codes|wire-words|portal/present)',
    'libs/adapters-browser/src/web-keep',
    'apps/portal/src/(?:routes/|fetch-chunk|prerender/signed-in-mark|composition/(?:late-port|tokens))',
  ].join('|'),
);
/** The card of a visit and its buttons: small parts, always together. */
const visitCard =
  /libs\/ui\/src\/screens\/appointments\/(?:appointment-(?:card|place|comment)|appointments\.messages|place-links|use-when|key-of|kind-of|status|visit-buttons|visit-action-modals|add-to-calendar)|libs\/application\/src\/(?:appointments\/(?:card-buttons|visit-buttons)|kernel\/late-part|scheduling\/booking-path)|libs\/domain\/src\/appointments\/(?:standing|telehealth|comment)\.ts/;

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.cache/portico/vite',
  resolve: { alias: leanPackages },
  plugins: [...plugins(), prerender(plugins)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Styles of a screen come with its chunk; nothing is written into the page but by the build.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first page is few files: what it is written in, and its texts in one language.
          groups: [
            ...groundwork,
            { name: 'first', test: (id) => firstModules.test(id) || firstParts.test(id) },
            { name: 'visit-card', test: visitCard, includeDependenciesRecursively: false },
            { name: 'first-en', test: /virtual:messages\/(?:access|kit|titles)\/en/ },
            { name: 'first-es', test: /virtual:messages\/(?:access|kit|titles)\/es/ },
          ],
        },
      },
    },
  },
});
