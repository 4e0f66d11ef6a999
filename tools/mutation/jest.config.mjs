import { fileURLToPath } from 'node:url';
import domain from '../../libs/domain/jest.config.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The tests of the payments' rules in the domain, in Jest's own sandbox: there mutants can be told apart. */
export default {
  rootDir: domain.rootDir,
  testMatch: ['<rootDir>/src/payments/**/*.spec.ts'],
  // These are about the laws, not about the rules.
  testPathIgnorePatterns: ['/src/payments/testing/'],
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2024' }, module: { type: 'es6' } }] },
  setupFilesAfterEnv: [beside('fix-generated-input.mjs')],
  testSequencer: beside('examples-first.mjs'),
};
