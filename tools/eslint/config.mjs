import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { contextEntries } from './context-import-rules.mjs';
import { foreignWords } from './foreign-words.mjs';
import { moduleBoundaries } from './module-boundaries.mjs';
import { namedExpectations } from './named-expectations.mjs';
import { namesOfTheField } from './replaced-names.mjs';
import { calendar, machine, outside } from './machine-globals.mjs';
import { pathFiles, pathsByName } from './portal-paths.mjs';
import {
  embedded,
  halfOfTheWire,
  known,
  noEmbeddedTables,
  pure,
  shownCharts,
  suspending,
} from './restricted-imports.mjs';
import {
  disabledButtons,
  ofComponents,
  namedExports,
  noContainer,
  noDecorators,
  noLocale,
  processorNames,
  systemNames,
  uncountedGuesses,
} from './restricted-syntax.mjs';
import { noSpending, noTestCode, noToolInternals, testFileNames } from './test-file-rules.mjs';
import { protocolTexts, saidToPeople, wordsFromMessages, wordsFromTexts } from './no-inline-texts.mjs';
import { zonedDates } from './zoned-dates.mjs';

const tests = ['**/*.spec.{ts,tsx}', '**/conformance/**', '**/testing/**/*.{ts,tsx}'];
const composition = ['apps/*/src/composition/**'];
/** Where files and functions have an end: all code but that of tests and of what drives a browser for them. */
const ofModestSize = ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', 'tools/**/*.{ts,mjs}'];

/** What no library may look like. */
const shapes = [
  namedExports,
  ...systemNames,
  ...processorNames,
  ...uncountedGuesses,
  noDecorators,
  noContainer,
  ...ofComponents,
];

/** The whole of lint: the usual sense, and the fences of the house. */
export const config = defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/test-results/**',
      '**/generated/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      'tools/generators/*/files/**',
    ],
  },
  {
    plugins: {
      '@nx': nx,
      'react-hooks': reactHooks,
      portico: {
        rules: {
          'context-entries': contextEntries,
          'named-expectations': namedExpectations,
          'names-of-the-field': namesOfTheField,
          'paths-by-name': pathsByName,
          'no-test-code': noTestCode,
          'test-file-names': testFileNames,
          'words-from-messages': wordsFromMessages,
          'words-from-texts': wordsFromTexts,
          'zoned-dates': zonedDates,
          'foreign-words': foreignWords,
        },
      },
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // The compiler knows better, and knows types.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.{mjs,js}'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', moduleBoundaries({ tests: false })],
      'portico/context-entries': 'error',
      'portico/names-of-the-field': 'error',
      'portico/test-file-names': 'error',
      'no-restricted-imports': ['error', known],
      'no-restricted-syntax': ['error', ...shapes],
    },
  },
  {
    // The one that counts.
    files: ['libs/services/src/access/guess-limit.ts'],
    rules: {
      'no-restricted-syntax': ['error', namedExports, ...systemNames, ...processorNames, noDecorators, noContainer],
    },
  },
  {
    files: tests,
    rules: { 'portico/named-expectations': 'error' },
  },
  {
    files: tests,
    rules: { '@nx/enforce-module-boundaries': ['error', moduleBoundaries({ tests: true })] },
  },
  {
    // How a project is built, and tried in a browser, is the business of the tools, next door or not.
    files: ['**/*.config.ts', 'apps/*/e2e/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['libs/{domain,application,services,view-models,ui}/src/**'],
    rules: { 'no-restricted-imports': ['error', pure] },
  },
  {
    files: ['libs/services/src/**'],
    ignores: [...tests, 'libs/services/src/health/shown-charts.ts'],
    rules: { 'no-restricted-imports': ['error', shownCharts] },
  },
  {
    // The two halves of the wire: what runs in a browser knows no service, what runs at the gateway no view model.
    files: ['libs/adapters-graphql/src/portal/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', halfOfTheWire('services', 'The portal asks ports.')] },
  },
  {
    files: ['libs/adapters-graphql/src/gateway/**'],
    rules: { 'no-restricted-imports': ['error', halfOfTheWire('view-models', 'The gateway has no screens.')] },
  },
  {
    // Where links of the portal are made. Other adapters speak with systems that have paths of their own.
    files: [
      'libs/{domain,application,services,view-models,ui,adapters-graphql,adapters-browser,adapters-notifications}/src/**',
      'apps/{portal,gateway,demo,operator}/src/**',
    ],
    ignores: [...tests, ...pathFiles],
    rules: { 'portico/paths-by-name': 'error' },
  },
  {
    files: ['libs/domain/src/**'],
    rules: {
      'no-restricted-globals': ['error', ...outside([...calendar, ...machine])],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The domain is pure: chance is an argument.' },
        { object: 'Temporal', property: 'Now', message: 'The domain is pure: now is an argument.' },
      ],
      'no-restricted-syntax': ['error', ...shapes, noLocale],
    },
  },
  {
    files: ['libs/domain/src/*/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExports,
        ...systemNames,
        ...processorNames,
        noDecorators,
        noContainer,
        noLocale,
      ],
    },
  },
  {
    // The machine's own calendar is a second opinion to hold ours against.
    files: ['libs/domain/src/**/*.spec.ts'],
    rules: { 'no-restricted-globals': ['error', ...outside(machine)] },
  },
  {
    // Where a system says its own name, and a claim is compared whose guesses were counted before.
    files: ['libs/{adapters-practice,practice-fhir,practice-kit}/src/**'],
    rules: { 'no-restricted-syntax': ['error', namedExports, noDecorators, noContainer] },
  },
  {
    // A practice with a system of its own is in no table of the embedded one.
    files: ['libs/adapters-practice/src/connected/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...known,
          patterns: [
            { group: ['**/embedded/**'], message: 'A connected practice is not kept by the embedded system.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', namedExports, noDecorators, noContainer, ...noEmbeddedTables],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'tools/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', namedExports, ...systemNames, ...processorNames, noContainer, ...ofComponents],
    },
  },
  {
    files: ofModestSize,
    ignores: [...tests, 'apps/portal-e2e/**'],
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  {
    // Benches and browser tests, and what drives a browser for them, are no production code.
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [...tests, 'apps/{bench,portal-e2e}/**'],
    rules: { 'portico/no-test-code': 'error', 'portico/foreign-words': 'error' },
  },
  {
    files: ['{libs/{ui,view-models},apps/portal}/**/*.{ts,tsx}'],
    rules: { 'portico/zoned-dates': 'error' },
  },
  {
    files: ['tools/testing/**/*.mjs', 'apps/*/jest*.config.mjs', 'apps/portal-e2e/**/*.mjs', 'jest.preset.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...noToolInternals] },
  },
  {
    files: ['tools/testing/**/*.ts', 'apps/portal-e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', namedExports, ...systemNames, noContainer, ...noToolInternals, ...noSpending],
    },
  },
  {
    files: ['apps/portal-e2e/src/browser/{browser-profiles,profile-overrides}.ts'],
    rules: { 'no-restricted-syntax': ['error', namedExports, ...systemNames, noContainer, ...noToolInternals] },
  },
  {
    files: composition,
    rules: {
      'no-restricted-imports': ['error', { paths: [suspending] }],
      'no-restricted-syntax': ['error', namedExports, ...systemNames, ...processorNames],
    },
  },
  {
    // The embedded system is one of several: where the systems of practices are put together names it, and nothing else.
    files: ['apps/gateway/src/**/*.ts'],
    ignores: [...tests, ...composition],
    rules: { 'no-restricted-imports': ['error', { ...known, patterns: [embedded] }] },
  },
  {
    files: ['apps/gateway/src/composition/**/*.ts'],
    ignores: [...tests, 'apps/gateway/src/composition/{practice,registries}-module.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [suspending], patterns: [embedded] }] },
  },
  {
    files: ['libs/ui/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...shapes, disabledButtons],
    },
  },
  {
    files: ['libs/ui/src/**/*.tsx', 'apps/portal/src/**/*.tsx'],
    ignores: tests,
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'portico/words-from-messages': 'error',
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/{gateway,portal}/src/**/*.{ts,tsx}'],
    ignores: [...tests, '**/*.messages.ts', '**/{sandbox,conformance}/**'],
    rules: { 'portico/words-from-texts': ['error', 'languages'] },
  },
  {
    files: saidToPeople,
    ignores: [...tests, '**/*.messages.ts', ...protocolTexts],
    rules: { 'portico/words-from-texts': ['error', 'sentences'] },
  },
);
