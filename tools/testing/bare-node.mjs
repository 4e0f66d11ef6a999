import { registerHooks } from 'node:module';

// Outside Jest's sandbox `@jest/globals` cannot be imported; our own stands for it. A file of tests is told by what the
// runner puts behind its path, and has one to itself.
const globals = new URL('jest-globals.mjs', import.meta.url).href;
const runsTests = /\.spec\.tsx?\?\d+$/;

const urlFor = (parent = '') => (runsTests.test(parent) ? `${globals}?of=${encodeURIComponent(parent)}` : globals);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: urlFor(context.parentURL), format: 'module', shortCircuit: true }
      : next(specifier, context),
});
