import { preset } from '../../jest.preset.mjs';

// A way through the portal has many steps.
process.env.PORTICO_TEST_LIMIT ??= '120000';

/** Few files for the browser, because each has a portal and a browser of its own; their parts stand beside them. */
const { setupFilesAfterEnv, ...shared } = preset(import.meta.url);
export default {
  ...shared,
  testMatch: ['<rootDir>/e2e/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testSequencer: '<rootDir>/e2e/longest-first.mjs',
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  setupFilesAfterEnv: [...setupFilesAfterEnv, '<rootDir>/e2e/closed-pages.mjs'],
};
