import { preset } from '../../jest.preset.mjs';

export default preset(import.meta.url, {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
