import { ways, type UscdiElement } from './uscdi-element.ts';
import { uscdiElements } from './uscdi-elements.ts';

const begin = '<!-- elements: written by npm run uscdi -->';
const end = '<!-- end of elements -->';

/** The page with what stands between its marks written anew; everything else is a person's. */
export const written = (page: string): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/uscdi.md has no place for the elements.');
  const rows = [
    ['class', 'element', 'from FHIR', 'from C-CDA', 'shown', 'to PDF', 'to FHIR', 'to C-CDA', 'to IPS', 'why not'],
    Array.from({ length: 10 }, () => '---'),
    ...uscdiElements.map(row),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`;
};

const row = (element: UscdiElement): readonly string[] => {
  const { of, name, not = {} } = element;
  return [
    of,
    name,
    ...ways.map((way) => (not[way] === undefined ? 'yes' : 'no')),
    [...new Set(Object.values(not))].join('; '),
  ];
};
