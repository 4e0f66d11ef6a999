import { preset } from '../../jest.preset.mjs';

/** Few files for the browser, because each has a portal and a browser of its own; their parts stand beside them. */
export default preset(import.meta.url, {
  testMatch: ['<rootDir>/e2e/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testSequencer: '<rootDir>/e2e/longest-first.mjs',
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/time-limit.mjs'],
});
