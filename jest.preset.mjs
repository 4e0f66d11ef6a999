import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(`tools/testing/${name}`, import.meta.url));

const forAll = [here('restore-mocks.mjs'), here('seeded-properties.mjs')];

/**
 * The one way tests run here: in bare Node, as in production, where each module is loaded once for all files of a
 * project. A project's `jest.config.mjs` is `export default preset(import.meta.url, { … })`.
 */
export const preset = (configUrl, more = {}) => ({
  rootDir: fileURLToPath(new URL('.', configUrl)),
  runner: 'jest-light-runner',
  testSequencer: here('sequencer.mjs'),
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  setupFiles: [here('bare-node.mjs')],
  setupFilesAfterEnv: forAll,
  reporters: ['default', here('end-of-run.mjs')],
  transform: {},
  ...more,
});

/** The same beside a page for screens to be shown on. */
export const presetWithPage = (configUrl) =>
  preset(configUrl, {
    setupFiles: [here('bare-node.mjs'), here('react-modules.mjs'), here('page.mjs')],
    setupFilesAfterEnv: [...forAll, here('clean-page.mjs')],
    // A page draws frames for as long as there is one.
    forceExit: true,
  });
