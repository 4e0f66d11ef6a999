import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** What each floor may import of the house: an import only ever points down. */
const floors = {
  'floor:domain': [],
  // What an adapter of a practice's system is written against, outside this repository too.
  'floor:spi': [],
  'floor:application': ['floor:domain'],
  'floor:services': ['floor:application', 'floor:domain'],
  'floor:view-models': ['floor:application', 'floor:domain'],
  'floor:ui': ['floor:application', 'floor:domain'],
  'floor:app': ['*'],
  'floor:tools': ['*'],
};

/** What the tests of a floor may import beside that: a view model and a screen are tried against the real service. */
const testFloors = {
  'floor:view-models': ['floor:services'],
  'floor:ui': ['floor:services', 'floor:view-models'],
  'adapter:storage': ['floor:view-models'],
  // What it answers is read back by the house's own readers.
  'adapter:fhir': ['adapter:practice', 'adapter:storage', 'floor:app', 'floor:services', 'floor:spi'],
  // The servers that it is tried against.
  'adapter:practice-fhir': ['floor:app'],
  'adapter:practice-kit': ['floor:app', 'adapter:practice-fhir'],
};

/** An adapter sees the domain, unless it stands here. Which half of the wire sees which floor is said in `config.mjs`. */
const adapters = {
  'adapter:graphql': ['floor:domain', 'floor:application', 'floor:services', 'floor:view-models'],
  'adapter:storage': ['floor:domain', 'floor:application', 'floor:services'],
  'adapter:browser': ['floor:domain', 'floor:application', 'floor:view-models'],
  // Their texts are said by `@portico/application/texts`.
  'adapter:practice': ['floor:domain', 'floor:application', 'floor:spi', 'adapter:storage', 'adapter:practice-fhir'],
  // JSON whose numbers keep their digits.
  'adapter:fhir': ['floor:domain', 'floor:application', 'adapter:practice-fhir'],
  'adapter:documents': ['floor:domain', 'floor:application'],
  'adapter:notifications': ['floor:domain', 'floor:application'],
};

/** The npm packages of the floors that are counted; the others take what their job needs. */
const packages = {
  'floor:domain': ['temporal-polyfill', 'credit-card-type'],
  'floor:spi': [],
  // Published: what it needs stands in its package.json.
  'adapter:practice-fhir': ['jose'],
  'adapter:practice-kit': [],
  'floor:application': ['@formatjs/intl'],
  'floor:services': [],
  'floor:view-models': ['mobx'],
  'floor:ui': [
    'react',
    'react/*',
    'react-dom',
    'react-dom/*',
    'mobx',
    'mobx-react-lite',
    'react-intl',
    'react-router-dom',
    'react-aria-components',
    'react-aria-components/*',
    // The days in which its calendar speaks.
    '@internationalized/date',
    // What makes the html of a practice's form harmless, and the pad that a signature is drawn on.
    'dompurify',
    'signature_pad',
    // The frame in which a face is moved.
    'react-easy-crop',
    'react-easy-crop/*',
  ],
};

const testPackages = ['@jest/globals', 'fast-check'];
const testPackagesOf = { 'floor:ui': ['@testing-library/*', 'axe-core', 'mobx'] };

/** Published: it knows the interface alone, and its tests the laws of the interface. */
const isPublished = (tag) => tag.startsWith('adapter:practice-');
const adapterFloors = (tag) => adapters[tag] ?? (isPublished(tag) ? ['floor:spi'] : ['floor:domain']);

const withTests = (tag, allowed, tests) =>
  tests ? [...allowed, ...(testFloors[tag] ?? (isPublished(tag) ? ['adapter:practice-kit'] : []))] : allowed;
const allowedPackages = (tag, tests) =>
  packages[tag] && {
    allowedExternalImports: tests ? [...packages[tag], ...testPackages, ...(testPackagesOf[tag] ?? [])] : packages[tag],
  };

/** The tags of all adapter libraries, read from disk, so that a new library is restricted from the start. */
const adapterTags = () =>
  readdirSync(join(root, 'libs')).flatMap((library) => {
    try {
      const { nx } = JSON.parse(readFileSync(join(root, 'libs', library, 'package.json'), 'utf8'));
      return (nx?.tags ?? []).filter((tag) => tag.startsWith('adapter:'));
    } catch {
      return [];
    }
  });

/**
 * The options of `@nx/enforce-module-boundaries`, for the code itself or for its tests.
 *
 * @param {{ tests: boolean }} of
 */
export const moduleBoundaries = ({ tests }) => ({
  allow: [],
  // What is fetched when it is first needed is imported by tests at once.
  ...(tests && { checkDynamicDependenciesExceptions: ['.*'] }),
  depConstraints: [
    ...Object.entries(floors).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
      sourceTag,
      onlyDependOnLibsWithTags: withTests(sourceTag, onlyDependOnLibsWithTags, tests),
      ...allowedPackages(sourceTag, tests),
    })),
    ...adapterTags().map((sourceTag) => ({
      sourceTag,
      onlyDependOnLibsWithTags: withTests(sourceTag, adapterFloors(sourceTag), tests),
      ...allowedPackages(sourceTag, tests),
    })),
  ],
});
