import type { Criterion } from './criteria-in-page.ts';

const table = (criteria: readonly Criterion[]): string =>
  [
    '| Criteria | Conformance Level | Remarks and Explanations |',
    '|---|---|---|',
    ...criteria.map(({ name, verdict, remark, shownBy }) => {
      const how = shownBy === undefined ? 'Judged by hand.' : `Shown by an automated test (${shownBy.file}).`;
      return `| ${name} | ${verdict} | ${[remark, verdict === 'Not applicable' ? '' : how].filter(Boolean).join(' ')} |`;
    }),
  ].join('\n');

/** The accessibility conformance report of a release, in the form of VPAT 2.5, WCAG edition. */
export const conformanceReport = (
  product: { readonly version: string; readonly date: string; readonly contact: string },
  criteria: readonly Criterion[],
): string =>
  [
    '# Portico Accessibility Conformance Report',
    'Form: VPAT® Version 2.5, WCAG edition',
    `- Name of Product/Version: Portico ${product.version}`,
    `- Report Date: ${product.date}`,
    '- Product Description: a patient portal in a browser',
    `- Contact Information: ${product.contact}`,
    '- Evaluation Methods Used: axe-core on every screen, in light and dark, narrow and wide, English and Spanish; browser tests by keyboard, with recorders of the focus and of live regions; a virtual screen reader; measures by hand. No assistive technology of people has been used.',
    '## Applicable Standards/Guidelines',
    'Web Content Accessibility Guidelines 2.2, Level A and Level AA.',
    '## Terms',
    'Supports: meets the criterion without known defects. Partially supports: some functionality does not meet it. Does not support: most does not. Not applicable: the criterion is not relevant.',
    '## Table 1: Success Criteria, Level A',
    table(criteria.filter(({ level }) => level === 'A')),
    '## Table 2: Success Criteria, Level AA',
    table(criteria.filter(({ level }) => level === 'AA')),
    '',
  ].join('\n\n');
