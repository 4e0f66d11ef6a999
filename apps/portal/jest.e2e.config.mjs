import { preset } from '../../jest.preset.mjs';

/** One file for the browser, because one portal and one browser serve all of it; its parts stand beside it. */
export default preset(import.meta.url, {
  testMatch: ['<rootDir>/e2e/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 30_000,
});
