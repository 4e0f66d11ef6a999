import type { FacetChoice } from './facet-choice.ts';
import { sourceFiles, type Files } from './source-files.ts';
import { numbered, stepsFor } from './steps-to-green.ts';

const practicePath = 'src/conformance/practice.ts';
const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const manifestOf = (name: string) => ({
  name,
  version: '0.1.0',
  description: 'Connects Portico, an open patient portal, to the system of a practice.',
  type: 'module',
  exports: './dist/adapter.js',
  files: ['dist', '!dist/conformance'],
  scripts: {
    build: 'tsc',
    laws: 'tsc && portico-conformance --adapter ./dist/adapter.js --settings conformance.json',
    'laws:write': 'npm run laws -- --stage ./dist/conformance/practice.js',
  },
});

const configuration = {
  compilerOptions: {
    target: 'es2024',
    lib: ['ES2024', 'DOM'],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

const settings = {
  timeZone: 'America/New_York',
  connection: { base: 'https://ehr.example.com' },
  patients: ['1', '2'].map((id) => ({ id, claim: { firstName: 'First', lastName: 'Last', birthDate: '1990-01-01' } })),
};

export const stepsOutside = (choice: FacetChoice): readonly string[] =>
  stepsFor(choice, {
    install: [
      'Unless they are installed: `npm install PATH/portico-practice-spi-*.tgz`, and `npm install --save-dev PATH/portico-practice-kit-*.tgz typescript`.',
    ],
    laws: (level) => (level === 1 ? 'npm run laws' : `npm run laws:write -- --level ${level}`),
    practicePath,
    patientsIn: 'conformance.json',
    connect:
      '`npm pack`, and name the package in the file of practices: `npm run practices -- check ID` says what patients are offered.',
  });

/** A package of its own for an adapter, outside of any repository. */
export const adapterPackage = (name: string, choice: FacetChoice): Files => ({
  'package.json': asJson(manifestOf(name)),
  'tsconfig.json': asJson(configuration),
  'conformance.json': asJson(settings),
  '.gitignore': 'dist\nnode_modules\n',
  ...sourceFiles(name.replace(/^.*\//, ''), choice, practicePath),
  'README.md': `# ${name}\n\nConnects Portico to the system of a practice. The types of \`@portico/practice-spi\` say what each function is to answer.\n\n${numbered(stepsOutside(choice))}\n`,
});
