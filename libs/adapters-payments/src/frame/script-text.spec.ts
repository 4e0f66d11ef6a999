import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { sdkReply } from '../sandbox/clover/sdk.ts';
import { switchesOf } from '../sandbox/clover/behavior-switches.ts';
import { cloverFramePages } from './clover-pages.ts';
import { payeezyFramePages } from './payeezy-pages.ts';
import { scriptText } from './script-text.ts';

const ofBrowsers = [
  'CustomEvent',
  'FontFace',
  'InputEvent',
  'MutationObserver',
  'ResizeObserver',
  'document',
  'fetch',
  'location',
  'window',
];

/** What a script names that neither it nor a browser has. */
const missingIn = (script: string): readonly string[] =>
  new Linter()
    .verify(script, {
      languageOptions: { sourceType: 'script', globals: Object.fromEntries(ofBrowsers.map((name) => [name, false])) },
      rules: { 'no-undef': 'error' },
    })
    .map(({ message }) => message);

const around = { portals: ['https://portal.example'], apart: undefined };
const pages = {
  ...cloverFramePages({ sdk: ['https://clover.example'], tokens: [] }, around),
  ...payeezyFramePages(['https://payeezy.example'], around),
};
const scripts = {
  ...Object.fromEntries(
    Object.entries(pages).map(([path, { html }]) => [path, /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '']),
  ),
  'the double of sdk.js': sdkReply({ address: 'https://clover.example', switches: switchesOf.usual }).body,
};

describe('a script that is sent as text', () => {
  it.each(Object.entries(scripts))('%s has all that it calls', (_, script) => {
    expect({ isEmpty: script === '', missing: missingIn(script) }).toEqual({ isEmpty: false, missing: [] });
  });

  it('is seen to lack a function that is not among its parts', () => {
    const helper = (): string => 'helped';
    const main = (): void => {
      helper();
    };
    expect(missingIn(scriptText(main, {}))).toEqual(["'helper' is not defined."]);
    expect(missingIn(scriptText(main, {}, [helper]))).toEqual([]);
  });

  it('cannot be closed by its config', () => {
    const main = (): void => undefined;
    expect(scriptText(main, { at: '</script>' })).not.toContain('</script>');
  });
});
