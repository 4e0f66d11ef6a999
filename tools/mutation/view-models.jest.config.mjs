import payments from './jest.config.mjs';
import viewModels from '../../libs/view-models/jest.config.mjs';

/** The tests of the view models, in the same sandbox as those of the payments' rules. */
export default {
  ...payments,
  rootDir: viewModels.rootDir,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
