import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { messagesPlugin } from '../../tools/messages/vite-plugin.ts';
import { bundleAliases } from './bundle-aliases.ts';
import { acyclicChunks } from './src/build/acyclic-chunks.ts';
import { moduleGroup } from './src/build/module-group.ts';
import { prerender } from './src/prerender/prerender-plugin.ts';

/** The pseudo-language shows which texts are cut off or written on the spot; it is asked for, and never offered to people. */
const pseudo = process.env['PORTICO_PSEUDO_LANGUAGE'] === 'yes';

const plugins = (): PluginOption[] => [messagesPlugin({ pseudo }), react()];

const root = join(import.meta.dirname, '../..');

// A group takes along all that its modules import, so nothing may stand here that reaches the domain: its calendar is
// needed by laboratory values over time, and by nothing on the first page.
const firstPackages =
  /node_modules\/(?:mobx-react-lite|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\/|vite\/preload-helper/;
/** What the first page is written in, in files of which each runs in a task of its own. */
const groundwork = [
  { name: 'first-react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'first-state', test: /node_modules\/mobx\// },
  { name: 'first-house', test: /node_modules\/(?:inversify|@inversifyjs|reflect-metadata)\// },
  { name: 'first-client', test: /node_modules\/(?:@apollo|@wry|graphql|rxjs|tslib|optimism)\// },
];
/** Small parts of the first page, or of many others, that reach no further: each would be a file of its own. */
const firstParts = moduleGroup(root, [
  'libs/ui/src/kit/{button,checkbox,select-choice,checked-form,email-field,icon,join-class-names,kit.messages,last-submit,keep-overlay-while-closing,notice,problem-summary,problems-in-form,readable-accent,skeleton,source-text,text-field,use-accent,use-media}',
  'libs/ui/src/screens/system/{error-display,errors.messages,kept-work-notice,kept-work.messages,offline-notice,oops,system-page}',
  'libs/ui/src/words/{emergency-text,tel-link,failure.messages,language-of-text,message-descriptor,use-formats,use-words}',
  'libs/ui/src/screens/titles/',
  'libs/ui/src/screens/access/{use-hydration-done,sign-in-form,password-field,brand,language-choice,language-options,sign-in.messages}',
  'libs/ui/src/screens/access/welcome-picture',
  'libs/application/src/kernel/{analytics,paths}',
  'libs/view-models/src/kernel/{latest-request,drafts}',
  'libs/view-models/src/access/{sign-in.view-model,credentials-form,login-page,tab-token-sharing}',
  'libs/view-models/src/access/session/{acting-as,cached-layout,client-session,guest-session,key-value-store,page-handover,session-lifecycle,session-tokens}',
  'libs/domain/src/kernel/{branded-type,ids,instant,language,result}.ts',
  'libs/domain/src/access/{email,permission}.ts',
  'libs/domain/src/practices/practice.ts',
  'libs/adapters-graphql/src/{error-codes,refusals,trusted-document,wire-words}',
  'libs/adapters-graphql/src/wire/{operation,authentication.wire}',
  'libs/adapters-graphql/src/portal/{graphql-port}',
  'libs/adapters-graphql/src/codecs/{codec,object-codec,scalars,codec-parts,access.codec,authentication.codec,charged-card.codec,line-items.codec,people.codec}',
  'libs/adapters-browser/src/web-storage',
  'apps/portal/src/routes/',
  'apps/portal/src/use-start-over',
  'apps/portal/src/{fetch-chunk,prerender/signed-in-mark,composition/lazy-port,composition/injection-tokens}',
]);
/** Modules that nearly every signed-in screen imports: small ones, each of which would become a chunk of its own. */
const everyday = moduleGroup(root, [
  'libs/ui/src/kit/{acted-for,card,checkbox,disclosure,empty-state,fact-list,load-more,status-badge,use-focus-when,visually-hidden}',
  'libs/ui/src/screens/{frame/frame.messages,open/public-page-context,profile/offered-sections}',
  'libs/domain/src/kernel/{calendar-day,clinical-date,local-date,money,list-page}.ts',
  'libs/application/src/{kernel/failure,kernel/link-to,health/entry-anchor}',
  'libs/view-models/src/kernel/{is-form-started,own-draft}',
  'libs/domain/src/appointments/appointment.ts',
  'libs/domain/src/profile/accommodations.ts',
  'libs/application/src/appointments/appointments.port',
  'libs/adapters-graphql/src/codecs/{accommodations.codec,appointments.codec,branding.codec,copay-left.codec,clinical-date,files.codec,health-sections.codec,prepaid.codec}',
  'apps/portal/src/{use-typeface,signed-in/{wait-for-first-screen,use-prefetch,use-screen-view-model}}',
]);
/** What many screens behind sign-in use, and the frame and the dashboard do not. */
const inputsAndLists = moduleGroup(root, ['libs/ui/src/kit/{radio-list,text-area}']);
/** How entries and values of the record are said and read, for My health and the pages of its entries. */
const recordParts = moduleGroup(root, [
  'libs/ui/src/screens/health/{allergy-categories.messages,fills.messages,flag-counts,condition-allergy-medication-lists,health.messages,immunizations.messages,lab-values,labs.messages,load-file-button,procedures.messages,record-entry,record-items.messages,section-body,section-words,sought-entry,health.module.css,chart-sections.messages,units.messages,vital-sign-text,vital-signs.messages}',
  'libs/ui/src/screens/entries/{amendment-looks,entries.module.css}',
  'libs/ui/src/screens/refills/{refill-looks,refills.messages,refills.module.css}',
  'libs/application/src/refills/refills.port',
  'libs/domain/src/refills/refill-request.ts',
  'libs/domain/src/health/{status-groups,clinical-note,entries/{amendment-status,entry-ref},lab-trend,readable-unit,reference-bounds,record-item,chart-entry-order,shown-flag,unit-name,vital-measures}.ts',
  'libs/adapters-graphql/src/codecs/{clinical-values.codec,entry-marks.codec,measured-value.codec,note-headline.codec,refills.codec}',
]);
/** The card of a visit, its buttons and where they lead: small parts, always together. */
const visitCard = moduleGroup(root, [
  'libs/ui/src/kit/avatar',
  'libs/ui/src/screens/appointments/{appointment-card,appointment-place,appointment-comment,away-practices}',
  'libs/ui/src/screens/dashboard/{by-phone,call-practice,dashboard.messages,dashboard.module.css}',
  'libs/ui/src/screens/appointments/{address-and-directions,use-appointment-time,appointment-key,appointment-kind-text,is-tomorrow,too-late}',
  'libs/ui/src/screens/appointments/{status,visit-buttons,call-button,visit-action-modals,add-to-calendar}',
  'libs/view-models/src/{appointments/card-buttons,kernel/lazy-resource,scheduling/booking-draft,scheduling/booking-path}',
  'libs/application/src/{appointments/several-practices,appointments/visit-buttons,visits/check-out-path}',
  'libs/view-models/src/visits/check-out-drafts',
  'libs/domain/src/appointments/{appointment-list-group,video-call-status,staff-comment-preview}.ts',
  'apps/portal/src/signed-in/use-visit-card-buttons',
  'apps/portal/src/composition/ports/{booking-drafts,check-out-drafts}',
]);
/** What the pages of a guest have in common. */
const guestPages = moduleGroup(root, [
  'libs/ui/src/screens/guests/{call-practice,guest-failure,guest-practice,guests.messages,link-error}',
  'libs/application/src/guests/guests.port',
  'libs/view-models/src/guests/practice-page',
  'apps/portal/src/open/{entry-query,guest-booking,use-redirect-when-ready}',
  'apps/portal/src/composition/ports/guests',
]);

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
            { name: 'first', test: (id) => firstPackages.test(id) || firstParts.holds(id) },
            { name: 'everyday', test: everyday.holds, includeDependenciesRecursively: false },
            { name: 'inputs-and-lists', test: inputsAndLists.holds, includeDependenciesRecursively: false },
            { name: 'record-parts', test: recordParts.holds, includeDependenciesRecursively: false },
            { name: 'visit-card', test: visitCard.holds, includeDependenciesRecursively: false },
            { name: 'guest-pages', test: guestPages.holds, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
