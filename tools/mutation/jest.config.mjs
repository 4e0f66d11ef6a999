import { fileURLToPath } from 'node:url';
import domain from '../../libs/domain/jest.config.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The tests of the payments' rules in the domain. */
export default {
  ...domain,
  testMatch: ['<rootDir>/src/payments/**/*.spec.ts'],
  // These are about the laws, not about the rules.
  testPathIgnorePatterns: ['/src/payments/testing/'],
  setupFilesAfterEnv: [beside('same-input.mjs')],
  testSequencer: beside('examples-first.mjs'),
};
