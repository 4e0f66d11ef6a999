import { fileURLToPath } from 'node:url';

/**
 * The one way tests run here: native ES modules, types stripped by SWC. A project's `jest.config.mjs` is
 * `export default preset(import.meta.url, { … })`.
 */
export const preset = (configUrl, more = {}) => ({
  rootDir: fileURLToPath(new URL('.', configUrl)),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  // Nothing is measured here: a slow machine is no failure, a test that never ends is.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': fileURLToPath(new URL('tools/testing/css-modules.mjs', import.meta.url)),
    '\\.css$': fileURLToPath(new URL('tools/testing/css-modules.mjs', import.meta.url)),
  },
  ...more,
});
