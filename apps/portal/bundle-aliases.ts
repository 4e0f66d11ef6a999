import { createRequire } from 'node:module';
import type { Alias } from 'vite';

const ours = createRequire(import.meta.url);
const ofReactIntl = createRequire(ours.resolve('react-intl'));

/**
 * The lighter or the only copy of packages that would come heavy or twice: React Router names its development build
 * for every bundler, react-intl and its core each bring the same formatter, and of reflect-metadata inversify needs the
 * part without polyfills only. A QR code is drawn by ourselves: of its package we need what lays out the squares.
 */
export const bundleAliases: Alias[] = [
  {
    find: /^react-router$/,
    replacement: ours.resolve('react-router').replace(/development.*/, 'production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: ours.resolve('react-router').replace(/development.*/, 'production/dom-export.mjs'),
  },
  { find: /^intl-messageformat$/, replacement: ofReactIntl.resolve('intl-messageformat') },
  { find: /^@formatjs\/fast-memoize$/, replacement: ofReactIntl.resolve('@formatjs/fast-memoize') },
  { find: /^qrcode$/, replacement: ours.resolve('qrcode/lib/core/qrcode.js') },
  { find: /^reflect-metadata$/, replacement: ours.resolve('reflect-metadata/lite') },
];
