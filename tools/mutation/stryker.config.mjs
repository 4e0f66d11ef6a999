/**
 * `npm run mutation`: plants every small mistake there is into the rules of payments and says which of them no test
 * notices. The report is `mutation-report/index.html`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // What is worked out once, at load, would have every test run for each of its mutants.
  ignoreStatic: true,
  mutate: ['libs/domain/src/payments/**/*.ts', '!**/*.spec.ts', '!libs/domain/src/payments/{testing,ports}/**'],
  // The copy that is mutated holds what the tests read and nothing else.
  ignorePatterns: [
    '**',
    '!/libs/domain/**',
    '!/tools/mutation/**',
    '!/tools/testing/**',
    '!/jest.preset.mjs',
    '!/package.json',
    '!/tsconfig.base.json',
  ],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  htmlReporter: { fileName: 'mutation-report/index.html' },
  thresholds: { high: 98, low: 95, break: 95 },
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: 'mutation-report/known.json',
};
