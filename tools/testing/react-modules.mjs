import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// What Node does not read by itself of a screen: JSX, which SWC writes as calls; style sheets, of which a test sees the class
// names; and files of which a screen has the address, which a test sees as their name.
const classNames = new URL('css-modules.mjs', import.meta.url).href;

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2024',
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

const addressOf = (specifier) => {
  const name = specifier.slice(0, -'?url'.length).split('/').at(-1);
  return `data:text/javascript,${encodeURIComponent(`export default ${JSON.stringify(`/${name}`)};`)}`;
};

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.endsWith('.css')) return { url: classNames, format: 'module', shortCircuit: true };
    if (specifier.endsWith('?url')) return { url: addressOf(specifier), format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load: (url, context, next) => {
    const { pathname } = new URL(url);
    if (!pathname.endsWith('.tsx')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swc, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
