import { preset } from '../../jest.preset.mjs';

/** Each file has a portal of its own (e2e/fixture.ts); all share one browser (e2e/global-setup.ts). */
const { setupFilesAfterEnv, ...shared } = preset(import.meta.url);
export default {
  ...shared,
  testMatch: ['<rootDir>/e2e/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testSequencer: '<rootDir>/e2e/longest-test-files-first.mjs',
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  setupFilesAfterEnv: [...setupFilesAfterEnv, '<rootDir>/e2e/ignore-closed-page-errors.mjs'],
};
