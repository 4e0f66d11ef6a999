import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { firstScript } from './before-paint-script.ts';
import { signedInMark } from './signed-in-mark.ts';

const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the unsupported-browser page', () => {
  const page = new DOMParser().parseFromString(file('public/unsupported-browser.html'), 'text/html');

  it('ACC-399 is titled Unsupported Browser', () => {
    expect(page.title).toBe('Unsupported Browser');
  });

  it('ACC-400 ACC-401 has its two texts and links to three browsers', () => {
    const texts = [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toContain('You appear to be using an unsupported browser.');
    expect(texts).toContain('Please use the links below to download a supported browser.');
    expect([...page.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Chrome',
      'Firefox',
      'Edge',
    ]);
  });

  it('ACC-401 asks nothing of a browser that Internet Explorer 11 has not', () => {
    expect(page.querySelectorAll('script, main, section, svg')).toHaveLength(0);
    expect(file('public/unsupported-browser.css')).not.toMatch(/var\(|grid|--|calc\(/);
  });
});

describe('the first script', () => {
  const run = (browser: { readonly modern: boolean; readonly name?: string }) => {
    const replace = jest.fn();
    const window = {
      CSS: browser.modern ? { supports: () => true } : undefined,
      location: { replace },
      name: browser.name ?? '',
    };
    const root = document.createElement('html');
    const supports = window.CSS ?? { supports: () => false };
    new Function('window', 'document', 'CSS', firstScript)(window, { documentElement: root }, supports);
    return { replace, root, marked: root.hasAttribute('data-signed-in') };
  };

  it('ACC-398 sends a browser without the features of the portal to the page that says so', () => {
    expect(run({ modern: false }).replace).toHaveBeenCalledWith('/unsupported-browser.html');
    expect(run({ modern: true }).replace).not.toHaveBeenCalled();
  });

  it('ACC-398 refuses Internet Explorer, which reads no modules', () => {
    expect(file('index.html')).toMatch(/<script nomodule src="\/unsupported-browser\.js">/);
    expect(file('public/unsupported-browser.js')).toContain("replace('/unsupported-browser.html')");
  });

  it('marks a tab that is signed in, and no other', () => {
    expect(run({ modern: true, name: signedInMark }).marked).toBe(true);
    expect(run({ modern: true }).marked).toBe(false);
    expect(run({ modern: true, name: 'a-name-of-another-page' }).marked).toBe(false);
  });

  it('notes whether keys or a pointer were used last', () => {
    const { root } = run({ modern: true });
    const used = ['pointerdown', 'keydown', 'pointerdown'].map((type) => {
      root.dispatchEvent(new Event(type));
      return root.dataset['by'];
    });
    expect(used).toEqual(['pointerdown', 'keydown', 'pointerdown']);
  });

  it('is written so that an old browser reads it to its end', () => {
    expect(firstScript).not.toMatch(/=>|`|\bconst\b|\blet\b|\?\.|\?\?/);
  });
});
