import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fillPage } from './fill-page.ts';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
  '</head>',
  '<link rel="modulepreload" crossorigin href="/assets/first.js"><link rel="stylesheet" crossorigin href="/assets/first.css"></head>',
);

const filled = fillPage(template, {
  language: 'es',
  page: {
    kind: 'sign-in',
    title: 'Iniciar sesión & más',
    description: 'Con "comillas"',
    root: '<p>$& formulario</p>',
    outline: '<div id="outline"></div>',
    firstScript: 'first()',
  },
  preloads: ['/assets/first-es.js'],
  typeface: '/assets/letters.woff2',
  styles: (address) => `/* ${address} */`,
});

describe('fillPage', () => {
  const page = new DOMParser().parseFromString(filled, 'text/html');

  it('writes the language, the title and the form of one language', () => {
    expect(page.documentElement.lang).toBe('es');
    expect(page.title).toBe('Iniciar sesión & más');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Con "comillas"');
    const root = page.getElementById('root');
    expect(root?.dataset['language']).toBe('es');
    expect(root?.innerHTML).toBe('<p>$&amp; formulario</p>');
  });

  it('marks nothing to be taken over on a page that holds an outline', () => {
    const open = fillPage(template, {
      language: 'en',
      page: { kind: 'open', title: '', description: '', root: '<p>outline</p>', outline: '', firstScript: '' },
      preloads: [],
      typeface: '/assets/letters.woff2',
      styles: () => '',
    });
    const outlined = new DOMParser().parseFromString(open, 'text/html').getElementById('root');
    expect(outlined?.innerHTML).toBe('<p>outline</p>');
    expect(outlined?.dataset['language']).toBeUndefined();
  });

  it('holds every style sheet in one style element, and asks for none', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0);
    const held = [...page.querySelectorAll('link[rel=stylesheet][disabled]')];
    expect(held.map((link) => link.getAttribute('href'))).toEqual(['/src/prerender/outline.css', '/assets/first.css']);
    const styles = [...page.querySelectorAll('style')];
    expect(styles.map(({ id }) => id)).toEqual(['react-aria-pressable-style']);
    expect(styles[0]?.textContent).toContain('/assets/first.css');
    expect(styles[0]?.textContent).toContain('/src/prerender/outline.css');
  });

  it('has no inline style and no inline handler, which the content policy would refuse', () => {
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    expect(filled).not.toMatch(/\son\w+=/);
  });

  it('runs its scripts where the form is whole, the first one first, and lets nothing be painted before', () => {
    expect(page.head.querySelectorAll('script:not([nomodule])')).toHaveLength(0);
    const [first, second] = page.body.querySelectorAll('script');
    expect(first?.textContent).toBe('first()');
    expect(second?.textContent).toContain('"/src/main.tsx"');
    expect(first?.previousElementSibling?.id).toBe(
      page.querySelector('link[rel=expect]')?.getAttribute('href')?.slice(1),
    );
  });

  it('asks for no module before the form is painted, and then for all of the first page at once', () => {
    expect(page.querySelectorAll('link[rel=modulepreload], script[type=module]')).toHaveLength(0);
    const start = [...page.body.querySelectorAll('script')].at(-1)?.textContent ?? '';
    expect(start).toContain('["/assets/first.js","/assets/first-es.js","/src/main.tsx"]');
  });

  it('refuses a template that has no place for a part', () => {
    const broken = template.replace('<!--outline-->', '');
    expect(() =>
      fillPage(broken, {
        language: 'en',
        page: { kind: 'sign-in', title: '', description: '', root: '', outline: '', firstScript: '' },
        preloads: [],
        typeface: '',
        styles: () => '',
      }),
    ).toThrow('outline');
  });
});
