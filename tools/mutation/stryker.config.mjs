const shared = {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  coverageAnalysis: 'perTest',
  // What is worked out once, at load, would have every test run for each of its mutants.
  ignoreStatic: true,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  concurrency: 2,
  timeoutMS: 10_000,
  // On a machine that does other things too, all tests take longer than Stryker would wait.
  dryRunTimeoutMinutes: 15,
  incremental: true,
};

const tools = ['!/tools/mutation/**', '!/tools/testing/**', '!/tools/setup/**'];
const basics = ['!/jest.preset.mjs', '!/package.json', '!/tsconfig.base.json'];

/** What is mutated, by the name that `npm run mutation -- NAME` gives it; the copy holds what the tests read and nothing else. */
const parts = {
  payments: {
    jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.mjs' },
    mutate: ['libs/domain/src/payments/**/*.ts', '!**/*.spec.ts', '!libs/domain/src/payments/{testing,ports}/**'],
    ignorePatterns: ['**', '!/libs/domain/**', ...tools, ...basics],
    thresholds: { high: 98, low: 95, break: 95 },
  },
  'view-models': {
    jest: { projectType: 'custom', configFile: 'tools/mutation/view-models.jest.config.mjs' },
    mutate: ['libs/view-models/src/**/*.ts', '!**/*.spec.ts', '!libs/view-models/src/*/testing/**', '!**/index.ts'],
    ignorePatterns: ['**', '!/libs/domain/jest.config.mjs', '!/libs/view-models/**', ...tools, ...basics],
  },
  /** Long as a whole; `npm run mutation -- readers --mutate libs/adapters-practice/src/ccda/read-allergies.ts` takes one file. */
  readers: {
    plugins: ['./tools/mutation/bare-node-runner.mjs'],
    testRunner: 'bare-node',
    bareNode: {
      project: 'libs/adapters-practice',
      // Whole samples, generated documents and servers take too long for each mutant: the examples alone have to find it.
      tests: [
        'src/{ccda,fhir,reading,records}/**/!(cda-schema|samples|write-*|*.properties).spec.ts',
        '../practice-fhir/src/{record,values}/**/!(fills|live-authors|read-visit-summary|record).spec.ts',
      ],
      loads: ['src/{ccda,fhir,reading}/index.ts', '../practice-fhir/src/record/record-sections.ts'],
      beside: ['practice-fhir'],
    },
    mutate: [
      'libs/adapters-practice/src/{ccda,fhir,reading,records}/**/*.ts',
      'libs/practice-fhir/src/{record,values}/**/*.ts',
      '!**/*.spec.ts',
      '!**/{testing,writing}/**',
      '!**/index.ts',
      // These ask a server for what is read.
      '!**/record/{author-searches,record-facet,read-patient-records,read-document-bytes,read-visit-summary,server-resources}.ts',
    ],
    ignorePatterns: ['**', '!/libs/adapters-practice/**', '!/libs/practice-fhir/**', ...tools, ...basics],
    thresholds: { high: 98, low: 95, break: 95 },
    concurrency: 1,
  },
  wiring: {
    plugins: ['./tools/mutation/bare-node-runner.mjs'],
    testRunner: 'bare-node',
    bareNode: {
      project: 'apps/portal',
      // The one that is left out reads the sources of other projects, which the copy lacks.
      tests: 'src/**/!(typed-fields).spec.{ts,tsx}',
      loads: 'src/{composition,login,open,routes,signed-in}/**/!(*.spec).{ts,tsx}',
    },
    mutate: ['apps/portal/src/{composition,login,open,routes,signed-in}/**/*.{ts,tsx}', '!**/*.spec.{ts,tsx}'],
    ignorePatterns: [
      '**',
      '!/apps/portal/**',
      '/apps/portal/dist',
      '!/libs/adapters-graphql/schema/**',
      ...tools,
      ...basics,
    ],
    concurrency: 1,
  },
};

const { PORTICO_MUTATED: name = 'payments' } = process.env;
if (parts[name] === undefined) throw new Error(`There is no ${name}; there are ${Object.keys(parts).join(', ')}.`);

/**
 * `npm run mutation`: plants every small mistake there is into one part of the code and says which of them no test notices. The
 * report is `mutation-report/NAME.html`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  ...shared,
  ...parts[name],
  htmlReporter: { fileName: `mutation-report/${name}.html` },
  incrementalFile: `mutation-report/${name}.json`,
};
