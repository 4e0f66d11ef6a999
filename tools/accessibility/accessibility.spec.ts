import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/paths.mjs';
import { conformanceReport } from './conformance-report.ts';
import { criteriaInPage } from './criteria-in-page.ts';

/** How many criteria WCAG 2.2 has of each level; 4.1.1 is none any more. */
const sizes = { A: 31, AA: 24 };

const criteria = criteriaInPage();

/** As it stands in a file of tests, where a quote is escaped. */
const stands = (text: string, title: string): boolean =>
  text.includes(title) || text.includes(title.replaceAll("'", "\\'"));

describe('docs/accessibility.md', () => {
  it('has one row for each criterion of WCAG 2.2, A and AA', () => {
    const of = (wanted: string): number => criteria.filter(({ level }) => level === wanted).length;
    expect({ A: of('A'), AA: of('AA') }).toEqual(sizes);
    expect(new Set(criteria.map(({ name }) => name)).size).toBe(criteria.length);
  });

  it('knows four verdicts, and a reason for each that is less than full', () => {
    const verdicts = ['Supports', 'Partially supports', 'Does not support', 'Not applicable'];
    expect(criteria.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
    expect(criteria.filter(({ verdict, remark }) => verdict !== 'Supports' && remark === '')).toEqual([]);
  });

  it('names tests that there are', () => {
    const missing = criteria.filter(({ shownBy }) => {
      if (shownBy === undefined) return false;
      const path = join(root, shownBy.file);
      return !existsSync(path) || (shownBy.title !== undefined && !stands(readFileSync(path, 'utf8'), shownBy.title));
    });
    expect(missing.map(({ name, shownBy }) => `${name}: ${shownBy?.file} ${shownBy?.title ?? ''}`)).toEqual([]);
  });

  it('becomes a report with a table for each level', () => {
    const report = conformanceReport({ version: '1.0.0', date: '2026-01-01', contact: 'a@example.org' }, criteria);
    expect(report).toContain('Portico 1.0.0');
    expect(report.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(criteria.length);
    expect(report).toMatch(/\| 1\.2\.1 [^|]+\| Not applicable \|/);
  });
});
