import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { facetNames } from '@portico/practice-spi';
import type { ConformanceReport } from '../run-laws.ts';
import { formats } from './report-formats.ts';

const why = `<b>"it" & 'that'</b> ]]>`;
const law = { level: 1, facet: 'people', says: `Says ${why}` } as const;
const report: ConformanceReport = {
  adapter: `sea & <side>`,
  level: 2,
  facets: Object.fromEntries(facetNames.map((name) => [name, 'there'])) as ConformanceReport['facets'],
  functions: { 'people.match': 'answered', 'people.read': 'never called', 'people.reached': 'answered problems alone' },
  results: [
    { ...law, id: 'a', outcome: { kind: 'passed' } },
    { ...law, id: 'b', outcome: { kind: 'failed', why } },
    { ...law, id: 'c', outcome: { kind: 'skipped', why } },
    { ...law, id: 'd', outcome: { kind: 'unchecked', why } },
  ],
  passed: false,
};

/** For its parser alone; jsdom brings no types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new () => { readonly window: { readonly DOMParser: typeof DOMParser } };
};
const { DOMParser: Parser } = new JSDOM().window;

const parsed = (text: string, type: DOMParserSupportedType): Document => new Parser().parseFromString(text, type);

describe('a report', () => {
  it('is XML in the form of JUnit', () => {
    const xml = parsed(formats.junit(report), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    const suite = xml.documentElement;
    expect(suite.tagName).toBe('testsuite');
    const counts = ['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name));
    expect(counts).toEqual(['sea & <side>', '4', '1', '2']);
    expect(suite.querySelectorAll('testcase')).toHaveLength(4);
    expect(suite.querySelector('failure')?.getAttribute('message')).toBe(why);
    expect(suite.querySelector('skipped')?.getAttribute('message')).toBe(why);
  });

  it('is HTML that is read aloud as it is seen', () => {
    const html = parsed(formats.html(report), 'text/html');
    expect(html.documentElement.lang).toBe('en');
    expect(html.title).toBe('sea & <side>, levels 1 to 2');
    expect(html.querySelectorAll('main > h1')).toHaveLength(1);
    expect(html.querySelector('table > caption')?.textContent).not.toBe('');
    const heads = [...html.querySelectorAll('thead th')];
    expect(heads.map((head) => head.getAttribute('scope'))).toEqual(heads.map(() => 'col'));
    for (const row of html.querySelectorAll('tbody tr')) expect(row.children).toHaveLength(heads.length);
    expect(html.querySelector('b')).toBeNull();
  });

  it('is JSON, and lines of text', () => {
    expect(JSON.parse(formats.json(report))).toEqual(report);
    const told = formats.text(report);
    expect(told).toContain('1 passed, 1 failed, 1 skipped by declaration, 1 could not be checked');
    expect(told).toContain(`(could not be checked: ${why})`);
    const unseen = 'people: there; never called: people.read; answered problems alone: people.reached';
    expect(told).toContain(unseen);
    expect(formats.html(report)).toContain(unseen);
  });
});
