import { registerHooks } from 'node:module';

// Outside Jest's sandbox `@jest/globals` cannot be imported; what it names is global there.
const globals = new URL('jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, format: 'module', shortCircuit: true } : next(specifier, context),
});
