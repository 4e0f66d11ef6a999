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
    'laws:write':
      'tsc && portico-conformance --adapter ./dist/adapter.js --settings conformance-write.json --stage ./dist/conformance/practice.js',
  },
  // The gateway refuses an adapter for another version of the interface.
  peerDependencies: { '@portico/practice-spi': '*' },
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

/** Of a practice that is emptied for each law: two people whom a sandbox knows would be gone. */
const writeSettings = {
  timeZone: 'America/New_York',
  connection: { base: 'https://made-up.ehr.example.com' },
};

const settings = {
  timeZone: 'America/New_York',
  connection: { base: 'https://ehr.example.com' },
  patients: ['1', '2'].map((id) => ({ id, claim: { firstName: 'First', lastName: 'Last', birthDate: '1990-01-01' } })),
};

export const stepsOutside = (choice: FacetChoice): readonly string[] =>
  stepsFor(choice, {
    install: [
      'Unless they are installed: `npm install --save-dev PATH/portico-practice-spi-*.tgz PATH/portico-practice-kit-*.tgz typescript`.',
    ],
    laws: (level) => (level === 1 ? 'npm run laws' : `npm run laws:write -- --level ${level}`),
    practicePath: `conformance-write.json: the address of a practice that may be emptied. ${practicePath}`,
    patientsIn: 'conformance.json',
    furtherParts: 'Add further parts, such as visits: `npx portico-conformance add visits`.',
    connect:
      '`npm pack`, and name the package in the file of practices: `npm run practices -- check ID` says what patients are offered.',
  });

/** A package of its own for an adapter, outside of any repository. */
export const adapterPackage = (name: string, choice: FacetChoice): Files => ({
  'package.json': asJson(manifestOf(name)),
  'tsconfig.json': asJson(configuration),
  'conformance.json': asJson(settings),
  'conformance-write.json': asJson(writeSettings),
  '.gitignore': 'dist\nnode_modules\n',
  ...sourceFiles(name, choice, practicePath),
  'README.md': `# ${name}\n\nConnects Portico to the system of a practice. The types of \`@portico/practice-spi\` say what each function is to answer.\n\n${numbered(stepsOutside(choice))}\n`,
});
