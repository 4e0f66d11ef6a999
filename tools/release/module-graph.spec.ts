import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/paths.mjs';
import { reachedFrom } from './module-graph.ts';

/** Each takes megabytes as soon as it is loaded, and most instances use it seldom or never. */
const late = ['@electric-sql/pglite', 'fontkit', 'libxml2-wasm', 'nodemailer', 'openid-client', 'pdfkit', 'qrcode'];

describe('what a gateway loads', () => {
  const held = (loaded: 'ever' | 'at once') => {
    const { packages } = reachedFrom(root, ['apps/gateway/src/main.ts'], loaded);
    return late.filter((name) => packages.has(name));
  };

  it('at its start is neither the embedded engine, nor what prints, draws or mails, nor the parser of XML, nor what asks other systems', () => {
    expect(held('at once')).toEqual([]);
  });

  it('once it is asked for is all of it', () => {
    expect(held('ever')).toEqual(late);
  });
});
