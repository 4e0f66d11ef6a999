const misnamed = /\.(?:part|testing|stage|e2e)\.[jt]sx?$/;
const onlyForTests = /\.(?:contract|samples)\.ts$/;
const apart = /\/(?:testing|conformance)(?:\/|$)|\.(?:spec|contract)\.tsx?$/;

const places =
  'A test is a `*.spec.ts`; contracts stand in `conformance/`, and what else only tests use in `testing/`, away from production.';

/** Where tests, and what only they use, stand and how they are called. */
export const testFileNames = {
  create: ({ filename, report }) => ({
    Program: (node) => {
      const path = filename.replaceAll('\\', '/');
      const strayed = onlyForTests.test(path) && !/\/(?:conformance|testing)\//.test(path);
      if (misnamed.test(path) || strayed) report({ node, message: places });
    },
  }),
};

/** Production code knows nothing of its tests. */
export const noTestCode = {
  create: ({ report }) => {
    const look = ({ source }) => {
      if (source?.type === 'Literal' && apart.test(String(source.value)))
        report({ node: source, message: 'This is for tests; production code does without it.' });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

const own =
  'What is private to Jest or Playwright is theirs: our own `@jest/globals` is in tools/testing, and the ways into a browser in apps/portal-e2e/src/browser.';

/** What belongs to the tools of the tests alone, as options of `no-restricted-syntax`. */
export const noToolInternals = [
  'ImportDeclaration[source.value=/^(jest-circus|playwright-core.lib)/]',
  'MemberExpression[property.name=/^_[a-zA-Z]/]',
].map((selector) => ({ selector, message: own }));

/** What cannot be taken back in a browser that the next test may be given, where it is not said to be spent. */
export const noSpending = [
  'MemberExpression[property.name="clock"][object.name="page"]',
  'MemberExpression[property.name="clock"][object.property.name="page"]',
  'MemberExpression[property.name=/^(setOffline|newCDPSession|addInitScript)$/]',
].map((selector) => ({
  selector,
  message: 'By way of src/browser/profile-overrides.ts: a browser in which this was done is not handed out again.',
}));
